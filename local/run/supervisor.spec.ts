import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { type SupervisedPart, Supervisor } from './supervisor.ts';

function createPart() {
  const counts = { starts: 0 };
  let end: (how: string) => void = () => undefined;
  const part: SupervisedPart = {
    name: 'part',
    launch: async () => {
      counts.starts += 1;
      const ended = Promise.withResolvers<string>();
      end = ended.resolve;
      return { pid: counts.starts, ended: ended.promise, stop: async () => end('stopped'), lastWords: () => '' };
    },
  };
  return { part, counts, crash: () => end('crashed') };
}

test('a supervisor starts a part again that crashed, and not one that was ended', async () => {
  const { part, counts, crash } = createPart();
  const supervisor = new Supervisor(() => undefined);
  await supervisor.start(part);
  crash();
  while (counts.starts < 2) await delay(20);
  await supervisor.end(part);
  await delay(500);
  assert.equal(counts.starts, 2);
  await supervisor.stop();
});
