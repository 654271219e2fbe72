/**
 * `npm run test:storm`: tests billing under bad conditions. Two hundred members buy, change, cancel and fail to pay
 * while webhooks are late, repeated, reordered or lost, and the worker is killed repeatedly.
 * At the end the site must match Stripe for every member. `-- --seed 7` repeats a run.
 */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildProduct } from './start/build.ts';
import { printLine } from './run/product.ts';
import { onStopRequest } from './run/signals.ts';
import { connectToSite } from './storm/site.ts';
import { runBillingStressTest } from './storm/storm.ts';
import { openTestEnvironment } from './test/test-environment.ts';

const { values } = parseArgs({ options: { seed: { type: 'string' } } });
const seed = Number(values.seed ?? randomInt(1, 1_000_000));
if (!Number.isInteger(seed)) {
  process.stderr.write('--seed is a whole number.\n');
  process.exit(1);
}

const workshop = await openTestEnvironment();
onStopRequest(async () => {
  await workshop.close({ isFailed: false });
  process.exit(130);
});
const isWell = await weather().catch((error: unknown) => {
  process.stderr.write(`The storm could not go on: ${error instanceof Error ? error.message : String(error)}\n`);
  return false;
});
await workshop.close({ isFailed: !isWell });
process.exit(isWell ? 0 : 1);

async function weather(): Promise<boolean> {
  await buildProduct(workshop, workshop.supervisor);
  printLine(`Storm ${seed}`);
  const site = await connectToSite(workshop);
  try {
    return await runBillingStressTest(site, seed);
  } finally {
    await site.close();
  }
}
