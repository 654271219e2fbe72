import assert from 'node:assert/strict';
import { it, type TestContext } from 'node:test';
import { createReconnection } from './reconnect.ts';

function failing(test: TestContext, random?: () => number) {
  test.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 });
  const tried: number[] = [];
  const back = createReconnection(() => {
    tried.push(Date.now() / 1_000);
    back.disconnected();
  }, random);
  const pass = (seconds: number): void => {
    for (let second = 0; second < seconds; second += 1) test.mock.timers.tick(1_000);
  };
  return { back, tried, pass };
}

it('reconnects after 1, 2, 5 and then every 10 seconds', (test) => {
  const { back, tried, pass } = failing(test);
  back.disconnected();
  pass(40);
  assert.deepEqual(tried, [1, 3, 8, 18, 28, 38]);
});

it('starts with the shortest wait again after a successful connection', (test) => {
  const { back, tried, pass } = failing(test);
  back.disconnected();
  pass(8);
  back.connected();
  back.disconnected();
  pass(3);
  assert.deepEqual(tried, [1, 3, 8, 9, 11]);
});

it('schedules one attempt when a disconnect is reported twice', (test) => {
  const { back, tried, pass } = failing(test);
  back.disconnected();
  back.disconnected();
  pass(2);
  assert.deepEqual(tried, [2]);
});

it('makes no attempt after it is stopped', (test) => {
  const { back, tried, pass } = failing(test);
  back.disconnected();
  back.stop();
  pass(20);
  assert.deepEqual(tried, []);
});

it('spreads the first attempt over 30 seconds when the server stops, and then continues as usual', (test) => {
  const { back, tried, pass } = failing(test, () => 0.5);
  back.spreadNext(30_000);
  back.disconnected();
  pass(24);
  assert.deepEqual(tried, [15, 16, 18, 23]);
});

it('spreads a thousand pages evenly', (test) => {
  test.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 0 });
  const attempts: number[] = [];
  for (let page = 0; page < 1_000; page += 1) {
    const back = createReconnection(
      () => attempts.push(Date.now()),
      () => page / 1_000,
    );
    back.spreadNext(30_000);
    back.disconnected();
  }
  for (let second = 1; second <= 30; second += 1) {
    test.mock.timers.tick(1_000);
    assert.ok(Math.abs(attempts.length - (second * 1_000) / 30) <= 1, `${attempts.length} after ${second} s`);
  }
  assert.equal(attempts.length, 1_000);
});
