import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export async function startBaselineServer(file: string, settings: Record<string, string>): Promise<ChildProcess> {
  const baseline = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([
    once(baseline.stdout, 'data'),
    once(baseline, 'exit').then(() => Promise.reject(new Error('The baseline did not come up.'))),
  ]);
  return baseline;
}
