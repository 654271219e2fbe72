import { join } from 'node:path';
import { findFreePorts } from 'stand-ins/ports';
import { printLine } from '../run/product.ts';
import { startProduct } from './product.ts';
import { type TestResults, readPlaywrightResults, createFailedResults } from './results.ts';
import { type TestEnvironment, getCommandFile, runInTerminal } from './test-environment.ts';

export interface BrowserRun {
  name: string;
  settings: Record<string, string>;
  folder: 'journeys' | 'alone' | 'strict' | 'clock' | 'release';
  journeys: string[];
}

export function selectBrowserRuns(
  runs: readonly [BrowserRun, ...BrowserRun[]],
  names: readonly string[],
): BrowserRun[] {
  const isIn =
    ({ folder }: BrowserRun) =>
    (name: string) =>
      name.startsWith(`${folder}/`);
  const options = names.filter((name) => !runs.some((run) => isIn(run)(name)));
  const selected = runs.filter((run) => names.some(isIn(run)));
  const chosen = selected.length > 0 ? selected : [runs[0]];
  return chosen.map((run) => ({ ...run, journeys: [...names.filter(isIn(run)), ...options] }));
}

export async function runBrowserTests(
  workshop: TestEnvironment,
  { name, settings, folder, journeys }: BrowserRun,
): Promise<TestResults> {
  printLine(`\nBrowser tests (${name})`);
  const port = await findFreePorts(4);
  const product = await startProduct(workshop, name, { ...settings, PORT: String(port) });
  if (!product.isReady) return createFailedResults(`the product did not start: ${product.lastWords}`);
  const report = join(workshop.dataDir, `${name}.json`);
  await runInTerminal(workshop, {
    name,
    folder: 'e2e',
    args: [getCommandFile('playwright'), 'test', ...journeys],
    extra: {
      SITE_URL: `http://localhost:${port}`,
      STRIPE_STANDIN_URL: `http://localhost:${port + 1}`,
      MAILBOX_URL: `http://localhost:${port + 2}`,
      E2E_FOLDER: folder,
      E2E_OUTPUT: name,
      E2E_RESULTS: report,
      LOCAL_DATA_DIR: join(workshop.dataDir, name),
      ...settings,
    },
  });
  await product.stop();
  return readPlaywrightResults(report);
}
