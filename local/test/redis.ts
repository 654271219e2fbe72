import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePorts } from 'stand-ins/ports';
import { findProgram } from '../run/find-program.ts';
import type { Supervisor } from '../run/supervisor.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';

/** With `appendFolder`, Redis stores each command in one file there, so its data survive a crash. */
export async function startRedis(
  supervisor: Supervisor,
  dataDir: string,
  appendFolder?: string,
): Promise<string | undefined> {
  const command = findProgram('redis-server');
  if (command === undefined) return process.env['REDIS_URL'] || undefined;
  const port = await findFreePorts(1);
  const folder = appendFolder ?? dataDir;
  mkdirSync(folder, { recursive: true });
  await supervisor.start(
    createChildProcessPart({
      name: 'redis',
      command,
      args: [
        ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
        ...['--appendonly', appendFolder ? 'yes' : 'no', '--auto-aof-rewrite-percentage', '0'],
      ],
      cwd: folder,
      environment: {},
      logFile: join(dataDir, 'logs', 'redis.log'),
    }),
  );
  return `redis://127.0.0.1:${port}`;
}

export const isRedisInstalled = (): boolean => findProgram('redis-server') !== undefined;
