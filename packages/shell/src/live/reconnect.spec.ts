import assert from 'node:assert/strict';
import { it, type TestContext } from 'node:test';
import { reconnection } from './reconnect.ts';

/** A connection that keeps failing, on a clock of its own; `tried` holds the moments of its tries, in seconds. */
function failing(test: TestContext) {
  test.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 });
  const tried: number[] = [];
  const back = reconnection(() => {
    tried.push(Date.now() / 1_000);
    back.isDown();
  });
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) test.mock.timers.tick(1_000);
  };
  return { back, tried, pass };
}

it('tries again after 1, 2, 5 and then every 10 seconds', (test) => {
  const { back, tried, pass } = failing(test);
  back.isDown();
  pass(40);
  assert.deepEqual(tried, [1, 3, 8, 18, 28, 38]);
});

it('starts anew once it was up', (test) => {
  const { back, tried, pass } = failing(test);
  back.isDown();
  pass(8);
  back.isUp();
  back.isDown();
  pass(3);
  assert.deepEqual(tried, [1, 3, 8, 9, 11]);
});

it('waits once, however often the loss is told', (test) => {
  const { back, tried, pass } = failing(test);
  back.isDown();
  back.isDown();
  pass(2);
  assert.deepEqual(tried, [2]);
});

it('tries nothing any more once it has given up', (test) => {
  const { back, tried, pass } = failing(test);
  back.isDown();
  back.giveUp();
  pass(20);
  assert.deepEqual(tried, []);
});
