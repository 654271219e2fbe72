/** A product of the tests' own, started by the same program as `npm start`. */
import { join } from 'node:path';
import { repository } from '../settings/settings.ts';
import { programPart } from '../run/supervisor-parts.ts';
import { type Workshop, forgetDatabase } from './workshop.ts';

export interface TestProduct {
  isReady: boolean;
  /** Why it did not become ready. */
  lastWords: string;
  stop(): Promise<unknown>;
}

/** A product that is not ready by then never will be, however busy the machine is. */
const patienceMs = 900_000;

/** `extra` names its ports and whatever else differs from the settings a newcomer has. */
export async function startProduct(
  { dataDir, environment, supervisor }: Workshop,
  name: string,
  extra: Record<string, string>,
): Promise<TestProduct> {
  const ready = Promise.withResolvers<boolean>();
  const folder = join(dataDir, name);
  forgetDatabase(folder);
  const part = programPart({
    name: `product-${name}`,
    args: [join(repository, 'local', 'start.ts')],
    cwd: repository,
    environment: { ...environment, ...extra, LOCAL_DATA_DIR: folder },
    logFile: join(dataDir, 'logs', `product-${name}.log`),
    // It has parts of its own to end first.
    patience: 60_000,
    onLine: (line) => line.startsWith('Ready on ') && ready.resolve(true),
  });
  const life = supervisor.runOnce(part);
  const limit = setTimeout(() => void supervisor.end(part), patienceMs);
  const isReady = await Promise.race([ready.promise, life.then(() => false)]);
  clearTimeout(limit);
  return {
    isReady,
    lastWords: isReady ? '' : (await life).lastWords,
    stop: () => supervisor.end(part).then(() => life),
  };
}
