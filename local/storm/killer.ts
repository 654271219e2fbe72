import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Chance } from './chance.ts';

const LOOK_EVERY_MS = 50;

/** Ends the worker at once, as a power cut would, as often as asked: each time some moments after it came back. */
export async function killWorker(dataDir: string, times: number, chance: Chance): Promise<number> {
  let last: number | undefined;
  for (let kills = 0; kills < times; kills += 1) {
    let pid = workerIn(dataDir);
    for (; pid === undefined || pid === last; pid = workerIn(dataDir)) await delay(LOOK_EVERY_MS);
    await delay(chance.between(500, 3500));
    process.kill(pid, 'SIGKILL');
    last = pid;
  }
  return times;
}

/** The worker's process by the product's own note; undefined while it is being restarted. */
function workerIn(dataDir: string): number | undefined {
  const note = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    parts: Record<string, { pid: number }>;
  };
  return note.parts['worker']?.pid;
}
