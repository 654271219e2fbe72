import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export async function startTwin(file: string, settings: Record<string, string>): Promise<ChildProcess> {
  const twin = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(twin.stdout, 'data'),
    once(twin, 'exit').then(() => Promise.reject(new Error('The twin did not come up.'))),
  ]);
  return twin;
}
