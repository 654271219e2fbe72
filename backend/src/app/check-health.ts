import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadEnvFile } from '#platform/config/env-file.ts';

const requestTimeoutMs = 4_000;
const pauseMs = 500;
const maxWaitSeconds = 600;

const { values } = parseArgs({ options: { wait: { type: 'string', default: '0' }, pid: { type: 'string' } } });
const url = buildReadinessUrl(loadEnvFile());
const endsAt = performance.now() + 1_000 * Math.min(Number(values.wait) || 0, maxWaitSeconds);
let answer = await ask();
while (!answer.isReady && performance.now() < endsAt && isRunning(Number(values.pid))) {
  await delay(pauseMs);
  answer = await ask();
}
process[answer.isReady ? 'stdout' : 'stderr'].write(`${url}: ${answer.text}\n`);
process.exitCode = answer.isReady ? 0 : 1;

/** The check of an api process ignores missing workers, because an api can serve pages without a worker. */
function buildReadinessUrl({
  HOST: host = '127.0.0.1',
  PORT: port = '3000',
  WORKER_HEALTH_PORT: workerPort = '0',
}: Readonly<Record<string, string | undefined>>): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return Number(workerPort) > 0
    ? `http://${name}:${workerPort}/api/health/ready`
    : `http://${name}:${port}/api/health/ready?exclude=worker`;
}

/** A process that ended, such as at a wrong setting, will not become ready. */
function isRunning(pid: number): boolean {
  try {
    return !pid || process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process runs and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function ask(): Promise<{ isReady: boolean; text: string }> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(requestTimeoutMs) });
    return { isReady: response.ok, text: await response.text() };
  } catch {
    return { isReady: false, text: 'no response' };
  }
}
