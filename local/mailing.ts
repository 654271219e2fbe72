/**
 * `npm run test:mailing`: sends two campaigns to 5,000 people while the provider fails, webhooks are late, repeated and
 * reordered, people leave, and workers are killed. At the end, the mailbox must have the emails that the product recorded.
 * - `-- --seed 7` selects the people and the times of the faults. `-- --people 1000` sets the number of people.
 * - `-- --full`: 100,000 people, 20 kills of workers and two of PostgreSQL.
 * - `-- --reflections`: sends the daily reflection of one day to people in all time zones instead of campaigns. The kills
 *   are spread over the day. With `--full` to 100,000 people.
 * - `-- --mutants`: disables one protection at a time; each run must fail.
 */
import { parseArgs } from 'node:util';
import { buildProduct } from './start/build.ts';
import { printLine } from './run/product.ts';
import { onStopRequest } from './run/signals.ts';
import { mailingMutants } from './mailing/mutants.ts';
import { createMutantEnvironment } from './mutants/source-mutant.ts';
import { type MailingProduct, startMailingProduct } from './mailing/product.ts';
import { isBroken, printReport } from './mailing/report.ts';
import { type MailingTestOptions, testMailing } from './mailing/test-mailing.ts';
import { testReflections } from './mailing/test-reflections.ts';
import { openTestEnvironment } from './test/test-environment.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    people: { type: 'string' },
    full: { type: 'boolean', default: false },
    reflections: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
  },
});
const usual = { people: 5000, plan: { kills: 6, betweenResponseAndCommit: 3, postgresKills: 0 }, withinMs: 150_000 };
const full = { people: 100_000, plan: { kills: 20, betweenResponseAndCommit: 5, postgresKills: 2 }, withinMs: 780_000 };
/** With fewer people, sending ends before all kills. */
const peoplePerKill = 800;
const peopleOfMutants = 2000;
/** Only a repeated attempt reveals a mutant, so all kills are between the response and the commit. */
const mutantPlan = { kills: 2, betweenResponseAndCommit: 2, postgresKills: 0 };
const options = readOptions();

const workshop = await openTestEnvironment();
onStopRequest(async () => {
  await workshop.close({ isFailed: false });
  process.exit(130);
});
const isWell = await (values.mutants ? runMutants() : values.reflections ? runReflections() : runOnce()).catch(
  (error: unknown) => {
    process.stderr.write(`The test could not go on: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  },
);
await workshop.close({ isFailed: !isWell });
process.exit(isWell ? 0 : 1);

function readOptions(): MailingTestOptions {
  const { plan, ...chosen } = values.full ? full : usual;
  const seed = Number(values.seed);
  const people = Number(values.people ?? (values.mutants ? peopleOfMutants : chosen.people));
  if (!Number.isInteger(seed) || !Number.isInteger(people) || people < 1000) {
    process.stderr.write('--seed is a whole number, and --people is a whole number from 1000.\n');
    process.exit(1);
  }
  const kills = Math.min(plan.kills, Math.ceil(people / peoplePerKill));
  const betweenResponseAndCommit = Math.min(plan.betweenResponseAndCommit, Math.ceil(kills / 2));
  const reduced = { ...plan, kills, betweenResponseAndCommit };
  return { ...chosen, people, seed, plan: values.mutants ? mutantPlan : reduced };
}

async function runOnce(): Promise<boolean> {
  const begun = Date.now();
  const { ofCampaigns, others, figures } = await runProduct({}, (product) => testMailing(product, options));
  const guarantees = [...ofCampaigns, ...others];
  printReport(guarantees, [...figures, ['seconds in all', ((Date.now() - begun) / 1000).toFixed(0)]]);
  return !guarantees.some(isBroken);
}

async function runReflections(): Promise<boolean> {
  const begun = Date.now();
  const { guarantees, figures } = await runProduct({}, (product) => testReflections(product, options));
  printReport(guarantees, [...figures, ['seconds in all', ((Date.now() - begun) / 1000).toFixed(0)]]);
  return !guarantees.some(isBroken);
}

async function runMutants(): Promise<boolean> {
  const survivors: string[] = [];
  for (const mutant of mailingMutants) {
    const { name } = mutant;
    printLine(`\n${name} ...`);
    const { ofCampaigns } = await runProduct(createMutantEnvironment(mutant), (product) =>
      testMailing(product, options),
    );
    const broken = ofCampaigns.filter(isBroken);
    for (const { name: guarantee, found } of broken) printLine(`  found: ${found} ${guarantee}`);
    if (broken.length === 0) survivors.push(name);
  }
  printLine(`\n${mailingMutants.length - survivors.length} of ${mailingMutants.length} mutants found.`);
  for (const name of survivors) printLine(`not found: ${name}`);
  return survivors.length === 0;
}

async function runProduct<Result>(
  extra: Record<string, string>,
  test: (product: MailingProduct) => Promise<Result>,
): Promise<Result> {
  await buildProduct(workshop, workshop.supervisor);
  printLine(`Sending emails to ${options.people} people, seed ${options.seed} ...`);
  const product = await startMailingProduct(workshop, extra);
  try {
    return await test(product);
  } finally {
    await product.close();
  }
}
