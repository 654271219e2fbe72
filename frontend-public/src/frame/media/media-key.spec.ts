import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { MediaKey } from './media-key.ts';

const minute = 60_000;

function keyOf(expiresAt?: string) {
  const used: number[] = [];
  const key = new MediaKey({ ask: async () => ({ expiresAt }), take: () => used.push(1), fail: () => assert.fail() });
  return { key, used };
}

it('is renewed before its hour is over, whatever the clock of the device says of that hour', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { key, used } = keyOf('2001-01-01T00:00:00Z');
  await key.renew();
  assert.equal(used.length, 1);
  t.mock.timers.tick(51 * minute);
  await key.renew();
  assert.equal(used.length, 2);
  key.leave();
  t.mock.timers.tick(51 * minute);
  await Promise.resolve();
  assert.equal(used.length, 2);
});

it('plays on where the network is away in the moment of its renewal, and is renewed a little later', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const answers = [{ expiresAt: '2001-01-01T00:00:00Z' }, undefined, { expiresAt: '2001-01-01T00:00:00Z' }];
  const used: number[] = [];
  const ask = () => {
    const link = answers.shift();
    return link ? Promise.resolve(link) : Promise.reject(new TypeError('The network is away'));
  };
  const key = new MediaKey({ ask, take: () => used.push(1), fail: () => assert.fail() });
  await key.renew();
  t.mock.timers.tick(51 * minute);
  await new Promise(setImmediate);
  assert.equal(used.length, 1);
  t.mock.timers.tick(minute);
  await new Promise(setImmediate);
  assert.equal(used.length, 2);
  key.leave();
});

it('is not renewed for what this device keeps', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { key, used } = keyOf();
  await key.renew();
  t.mock.timers.tick(120 * minute);
  await Promise.resolve();
  assert.equal(used.length, 1);
});

it('a file that breaks off gets another link, unless its link is new', async () => {
  const { key, used } = keyOf('2001-01-01T00:00:00Z');
  assert.equal(await key.replace(), true);
  assert.equal(await key.replace(), false);
  const later = performance.now() + minute;
  const now = mock.method(performance, 'now', () => later);
  assert.equal(await key.replace(), true);
  now.mock.restore();
  key.leave();
  assert.equal(used.length, 2);
});

it('tells of a link that did not come to whoever asked while it was asked for in the background', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const link = { expiresAt: '2001-01-01T00:00:00Z' };
  let fail = (_: unknown): void => undefined;
  const away = new Promise<typeof link>((_, reject) => (fail = reject));
  const answers = [Promise.resolve(link), away];
  const faults: unknown[] = [];
  const ask = () => answers.shift() ?? Promise.reject(new Error('Asked once too often'));
  const key = new MediaKey({ ask, take: () => undefined, fail: (error) => faults.push(error) });
  await key.renew();
  t.mock.timers.tick(51 * minute);
  const asked = key.renew();
  const fault = new TypeError('The network is away');
  fail(fault);
  await asked;
  assert.deepEqual(faults, [fault]);
  key.leave();
});
