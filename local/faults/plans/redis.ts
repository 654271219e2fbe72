import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isRedisInstalled, startRedis } from '../../test/redis.ts';
import type { TestEnvironment } from '../../test/test-environment.ts';
import { type FaultPlan, countFor, repeatInSlots } from './plan.ts';

const outageMs = 3000;
let url = '';

export const findRedisObstacle = async (): Promise<string | undefined> =>
  isRedisInstalled() ? undefined : 'redis-server is not installed';

export async function prepareRedis({ supervisor, dataDir }: TestEnvironment): Promise<Record<string, string>> {
  supervisor.markReady();
  url ||= (await startRedis(supervisor, dataDir)) ?? '';
  await command('FLUSHALL');
  return { REDIS_URL: url };
}

export const lostRedis: FaultPlan = {
  id: 'F4',
  title: 'Redis killed and emptied',
  prepare: async (workshop) => ({ settings: await prepareRedis(workshop) }),
  findObstacle: findRedisObstacle,
  run: (context) =>
    repeatInSlots(context, countFor(context.durationMs, 15_000, 2), (time) =>
      context.observations.disturb(() => (time % 2 === 1 ? emptyRedis() : killRedis())),
    ),
};

export async function emptyRedis(): Promise<void> {
  await command('FLUSHALL');
}

/** The supervisor starts Redis again without its data. */
export async function killRedis(): Promise<void> {
  process.kill(await findPid(), 'SIGKILL');
  await delay(outageMs);
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
