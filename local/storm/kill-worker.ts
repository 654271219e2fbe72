import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SeededRandom } from './seeded-random.ts';

const LOOK_EVERY_MS = 50;

export async function killWorker(dataDir: string, times: number, chance: SeededRandom): Promise<number> {
  let last: number | undefined;
  for (let kills = 0; kills < times; kills += 1) {
    let pid = readWorkerPid(dataDir);
    for (; pid === undefined || pid === last; pid = readWorkerPid(dataDir)) await delay(LOOK_EVERY_MS);
    await delay(chance.between(500, 3500));
    process.kill(pid, 'SIGKILL');
    last = pid;
  }
  return times;
}

/** Reads the process id of the worker from running.json. Returns undefined while the worker restarts. */
function readWorkerPid(dataDir: string): number | undefined {
  const note = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    parts: Record<string, { pid: number }>;
  };
  return note.parts['worker']?.pid;
}
