import { join } from 'node:path';
import { repositoryFolder } from '../settings/settings.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';
import { type TestEnvironment, removeDatabase } from './test-environment.ts';

export interface TestProduct {
  isReady: boolean;
  lastWords: string;
  stop(): Promise<unknown>;
}

const startTimeoutMs = 900_000;

export async function startProduct(
  { dataDir, environment, supervisor }: TestEnvironment,
  name: string,
  extra: Record<string, string>,
): Promise<TestProduct> {
  const ready = Promise.withResolvers<boolean>();
  const folder = join(dataDir, name);
  removeDatabase(folder);
  const part = createChildProcessPart({
    name: `product-${name}`,
    args: [join(repositoryFolder, 'local', 'start.ts')],
    cwd: repositoryFolder,
    environment: { ...environment, ...extra, LOCAL_DATA_DIR: folder },
    logFile: join(dataDir, 'logs', `product-${name}.log`),
    // The product needs this time to stop its own processes.
    stopTimeoutMs: 60_000,
    onLine: (line) => line.startsWith('Ready on ') && ready.resolve(true),
  });
  const life = supervisor.runOnce(part);
  const limit = setTimeout(() => void supervisor.end(part), startTimeoutMs);
  const isReady = await Promise.race([ready.promise, life.then(() => false)]);
  clearTimeout(limit);
  return {
    isReady,
    lastWords: isReady ? '' : (await life).lastWords,
    stop: () => supervisor.end(part).then(() => life),
  };
}
