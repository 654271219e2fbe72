import { globSync, rmSync, statSync, truncateSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isProcessAlive } from 'stand-ins/processes';
import { isRedisInstalled, startRedis } from '../../test/redis.ts';
import type { SeededRandom } from '../seeded-random.ts';
import type { TestEnvironment } from '../../test/test-environment.ts';
import { type FaultPlan, countFor, repeatInSlots } from './plan.ts';

const outageMs = 3000;
const exitTimeoutMs = 5000;
let url = '';
let appendFolder = '';
/** Bytes of the file of commands that belong to earlier runs. */
let formerBytes = 0;

export const findRedisObstacle = async (): Promise<string | undefined> =>
  isRedisInstalled() ? undefined : 'redis-server is not installed';

export async function prepareRedis({ supervisor, dataDir }: TestEnvironment): Promise<Record<string, string>> {
  supervisor.markReady();
  if (!url) {
    appendFolder = join(dataDir, 'redis');
    rmSync(appendFolder, { recursive: true, force: true });
    url = (await startRedis(supervisor, dataDir, appendFolder)) ?? '';
  }
  await command('FLUSHALL');
  formerBytes = statSync(findAppendFile()).size;
  return { REDIS_URL: url };
}

export const lostRedis: FaultPlan = {
  id: 'F4',
  title: 'Redis killed, emptied, and killed with a truncated file of its commands',
  prepare: async (workshop) => ({ settings: await prepareRedis(workshop) }),
  findObstacle: findRedisObstacle,
  run: (context) =>
    repeatInSlots(context, countFor(context.durationMs, 15_000, losses.length), (time) =>
      context.observations.disturb(async () => losses[time % losses.length]?.(context.chance)),
    ),
};

const losses: readonly ((chance: SeededRandom) => Promise<void>)[] = [killRedis, emptyRedis, truncateRedis];

export async function emptyRedis(): Promise<void> {
  await command('FLUSHALL');
}

export async function killRedis(): Promise<void> {
  process.kill(await findPid(), 'SIGKILL');
  await delay(outageMs);
}

/**
 * Redis starts with the first commands of its file, as after a power failure. The supervisor waits at least 200 ms before
 * a restart, so the file is truncated in time.
 */
async function truncateRedis(chance: SeededRandom): Promise<void> {
  const pid = await findPid();
  process.kill(pid, 'SIGKILL');
  for (const until = Date.now() + exitTimeoutMs; isProcessAlive(pid); await delay(5))
    if (Date.now() > until) throw new Error('Redis did not end.');
  const file = findAppendFile();
  truncateSync(file, Math.round(chance.between(formerBytes, statSync(file).size)));
  await delay(outageMs);
}

/** Redis 6 has no folder for its file. */
function findAppendFile(): string {
  const [name, ...others] = globSync(['appendonly.aof', '**/*.incr.aof'], { cwd: appendFolder });
  if (name === undefined || others.length > 0) throw new Error('Redis has not exactly one file of commands.');
  return join(appendFolder, name);
}

export async function suspendRedis(): Promise<void> {
  const pid = await findPid();
  process.kill(pid, 'SIGSTOP');
  await delay(outageMs).finally(() => process.kill(pid, 'SIGCONT'));
}

const findPid = async (): Promise<number> => Number(/process_id:(\d+)/.exec(await command('INFO server'))?.[1]);

async function command(text: string): Promise<string> {
  for (const until = Date.now() + 10_000; ; await delay(100)) {
    try {
      return await commandOnce(text);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}

function commandOnce(text: string): Promise<string> {
  const { port, hostname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${text}\r\n`));
    socket.once('data', (bytes) => {
      socket.destroy();
      resolve(bytes.toString());
    });
    socket.once('error', reject);
  });
}
