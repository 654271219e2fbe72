import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import { SignedUrlRefresher } from './signed-url-refresher.ts';

const minute = 60_000;

function createRefresher(expiresAt?: string) {
  const used: number[] = [];
  const key = new SignedUrlRefresher({
    ask: async () => ({ expiresAt }),
    take: () => used.push(1),
    fail: () => assert.fail(),
  });
  return { key, used };
}

it('a signed URL is renewed before it expires when the device clock is wrong', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { key, used } = createRefresher('2001-01-01T00:00:00Z');
  await key.renew();
  assert.equal(used.length, 1);
  t.mock.timers.tick(51 * minute);
  await key.renew();
  assert.equal(used.length, 2);
  key.stop();
  t.mock.timers.tick(51 * minute);
  await Promise.resolve();
  assert.equal(used.length, 2);
});

it('playback continues and the renewal is retried when the network fails', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const answers = [{ expiresAt: '2001-01-01T00:00:00Z' }, undefined, { expiresAt: '2001-01-01T00:00:00Z' }];
  const used: number[] = [];
  const ask = () => {
    const link = answers.shift();
    return link ? Promise.resolve(link) : Promise.reject(new TypeError('The network is away'));
  };
  const key = new SignedUrlRefresher({ ask, take: () => used.push(1), fail: () => assert.fail() });
  await key.renew();
  t.mock.timers.tick(51 * minute);
  await new Promise(setImmediate);
  assert.equal(used.length, 1);
  t.mock.timers.tick(minute);
  await new Promise(setImmediate);
  assert.equal(used.length, 2);
  key.stop();
});

it('the URL of a file stored on this device is not renewed', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { key, used } = createRefresher();
  await key.renew();
  t.mock.timers.tick(120 * minute);
  await Promise.resolve();
  assert.equal(used.length, 1);
});

it('a signed URL is replaced when playback fails, unless it is new', async () => {
  const { key, used } = createRefresher('2001-01-01T00:00:00Z');
  assert.equal(await key.replace(), true);
  assert.equal(await key.replace(), false);
  const later = performance.now() + minute;
  const now = mock.method(performance, 'now', () => later);
  assert.equal(await key.replace(), true);
  now.mock.restore();
  key.stop();
  assert.equal(used.length, 2);
});

it('a caller who joins a background renewal receives its failure', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const link = { expiresAt: '2001-01-01T00:00:00Z' };
  let fail = (_: unknown): void => undefined;
  const away = new Promise<typeof link>((_, reject) => (fail = reject));
  const answers = [Promise.resolve(link), away];
  const faults: unknown[] = [];
  const ask = () => answers.shift() ?? Promise.reject(new Error('Asked once too often'));
  const key = new SignedUrlRefresher({ ask, take: () => undefined, fail: (error) => faults.push(error) });
  await key.renew();
  t.mock.timers.tick(51 * minute);
  const asked = key.renew();
  const fault = new TypeError('The network is away');
  fail(fault);
  await asked;
  assert.deepEqual(faults, [fault]);
  key.stop();
});
