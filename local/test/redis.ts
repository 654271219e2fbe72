import { join } from 'node:path';
import { findFreePorts } from 'stand-ins/ports';
import { findProgram } from '../run/find-program.ts';
import type { Supervisor } from '../run/supervisor.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';

export async function startRedis(supervisor: Supervisor, dataDir: string): Promise<string | undefined> {
  const command = findProgram('redis-server');
  if (command === undefined) return process.env['REDIS_URL'] || undefined;
  const port = await findFreePorts(1);
  await supervisor.start(
    createChildProcessPart({
      name: 'redis',
      command,
      args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', dataDir],
      cwd: dataDir,
      environment: {},
      logFile: join(dataDir, 'logs', 'redis.log'),
    }),
  );
  return `redis://127.0.0.1:${port}`;
}

export const isRedisInstalled = (): boolean => findProgram('redis-server') !== undefined;
