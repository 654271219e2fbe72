import { join } from 'node:path';
import { freePorts } from './ports.ts';
import { tell } from './product.ts';
import { programPart } from './supervisor-parts.ts';
import { type Results, fromPlaywright } from './test-results.ts';
import { type Workshop, commandFile, forgetDatabase, runShown } from './test-workshop.ts';
import { repository } from './settings.ts';

export interface BrowserRun {
  name: string;
  /** What the product is given besides its ports and folder. */
  settings: Record<string, string>;
  /** Which journeys; all, if empty. */
  journeys: string[];
}

/** The journeys in a real browser, against a product started by the same program as `npm start`. */
export async function runBrowser(workshop: Workshop, { name, settings, journeys }: BrowserRun): Promise<Results> {
  tell(`\nBrowser tests (${name})`);
  const port = await freePorts(4);
  const product = await startProduct(workshop, name, { ...settings, PORT: String(port) });
  if (!product.isReady)
    return { passed: 0, failed: 0, skipped: [], fault: `the product did not start: ${product.lastWords}` };
  const report = join(workshop.dataDir, `${name}.json`);
  await runShown(workshop, {
    name,
    folder: 'e2e',
    args: [commandFile('playwright'), 'test', ...journeys],
    extra: {
      SITE_URL: `http://localhost:${port}`,
      STRIPE_STANDIN_URL: `http://localhost:${port + 1}`,
      MAILBOX_URL: `http://localhost:${port + 2}`,
      E2E_RESULTS: report,
      // Some journeys kill parts, and find them by the product's own note.
      LOCAL_DATA_DIR: join(workshop.dataDir, name),
      ...settings,
    },
  });
  await product.stop();
  return fromPlaywright(report);
}

async function startProduct(
  { dataDir, environment, supervisor }: Workshop,
  name: string,
  extra: Record<string, string>,
) {
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
  const isReady = await Promise.race([ready.promise, life.then(() => false)]);
  return {
    isReady,
    lastWords: isReady ? '' : (await life).lastWords,
    stop: () => supervisor.end(part).then(() => life),
  };
}
