/** Redis killed and emptied, with the queues, limits and live updates of the product on Redis. */
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { isRedisInstalled, startRedis } from '../../test/redis.ts';
import { type FaultPlan, countFor, repeatInSlots } from './plan.ts';

const outageMs = 3000;
let url = '';

export const lostRedis: FaultPlan = {
  id: 'F4',
  title: 'Redis killed and emptied',
  prepare: async ({ supervisor, dataDir }) => {
    supervisor.markReady();
    url = (await startRedis(supervisor, dataDir)) ?? '';
    return { settings: { REDIS_URL: url } };
  },
  findObstacle: async () => (isRedisInstalled() ? undefined : 'redis-server is not installed'),
  run: (context) =>
    repeatInSlots(context, countFor(context.durationMs, 15_000, 2), (time) =>
      context.observations.disturb(async () => {
        if (time % 2 === 1) return void (await command('FLUSHALL'));
        const pid = Number(/process_id:(\d+)/.exec(await command('INFO server'))?.[1]);
        process.kill(pid, 'SIGKILL');
        await delay(outageMs);
      }),
    ),
};

function command(text: string): Promise<string> {
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
