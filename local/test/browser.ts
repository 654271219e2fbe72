import { join } from 'node:path';
import { freePorts } from 'stand-ins/ports';
import { tell } from '../run/product.ts';
import { startProduct } from './product.ts';
import { type Results, fromPlaywright, noResults } from './results.ts';
import { type Workshop, commandFile, runShown } from './workshop.ts';

export interface BrowserRun {
  name: string;
  /** What the product is given besides its ports and folder. */
  settings: Record<string, string>;
  /** The folder of e2e/ they are in. */
  folder: 'journeys' | 'alone' | 'strict' | 'clock' | 'release';
  /** Which of them, after options of the runner; all, if empty. */
  journeys: string[];
}

/** The journeys in a real browser, against a product started by the same program as `npm start`. */
export async function runBrowser(
  workshop: Workshop,
  { name, settings, folder, journeys }: BrowserRun,
): Promise<Results> {
  tell(`\nBrowser tests (${name})`);
  const port = await freePorts(4);
  const product = await startProduct(workshop, name, { ...settings, PORT: String(port) });
  if (!product.isReady) return noResults(`the product did not start: ${product.lastWords}`);
  const report = join(workshop.dataDir, `${name}.json`);
  await runShown(workshop, {
    name,
    folder: 'e2e',
    args: [commandFile('playwright'), 'test', ...journeys],
    extra: {
      SITE_URL: `http://localhost:${port}`,
      STRIPE_STANDIN_URL: `http://localhost:${port + 1}`,
      MAILBOX_URL: `http://localhost:${port + 2}`,
      E2E_FOLDER: folder,
      // Runs go on beside each other, and each clears its own.
      E2E_OUTPUT: name,
      E2E_RESULTS: report,
      // Some journeys kill parts, and find them by the product's own note.
      LOCAL_DATA_DIR: join(workshop.dataDir, name),
      ...settings,
    },
  });
  await product.stop();
  return fromPlaywright(report);
}
