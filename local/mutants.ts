/**
 * `npm run mutants`: mutation tests for the rules of auth, billing and membership.
 * It breaks 300 places one at a time and runs the tests that reach each, until one fails.
 * Results are in .local/mutants.json; an interrupted run continues from there.
 * - `--seed 7 --count 20` picks other places, `--lanes 2` tests two at a time.
 * - `--seconds 60` limits the test time of each place; paths restrict the tests.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePorts } from 'stand-ins/ports';
import { startPostgres } from 'stand-ins/postgres/postgres';
import { buildProduct } from './start/build.ts';
import { printLine } from './run/product.ts';
import { onStopRequest } from './run/signals.ts';
import { createPostgresPart } from './run/supervisor-parts.ts';
import { readSettings } from './settings/settings.ts';
import { measureTestCoverage } from './mutants/coverage.ts';
import { selectRandomMutants } from './mutants/sample.ts';
import { type MutationTestState, writeMutationTestState, readMutationTestState } from './mutants/state.ts';
import { testMutants } from './mutants/test-mutants.ts';
import { type TestEnvironment, openTestEnvironment } from './test/test-environment.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '11' },
    count: { type: 'string', default: '300' },
    lanes: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '60' },
    results: { type: 'string', default: join(readSettings().dataDir, 'mutants.json') },
  },
});
const [seed = 0, count = 0, lanes = 0, seconds = 0] = (['seed', 'count', 'lanes', 'seconds'] as const).map((name) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  process.stderr.write(`--${name} is a whole number above 0.\n`);
  process.exit(1);
});
const workshop = await openTestEnvironment();
let isStopping = false;
onStopRequest(async () => {
  // Tests that end from now on were interrupted, so their results are not stored.
  isStopping = true;
  await workshop.close({ isFailed: false });
  process.exit(130);
});
const isDone = await runMutants(workshop).catch((error: unknown) => {
  process.stderr.write(`The mutants could not be tried: ${error instanceof Error ? error.message : String(error)}\n`);
  return false;
});
await workshop.close({ isFailed: !isDone });
process.exit(isDone ? 0 : 1);

async function runMutants({ dataDir, environment, supervisor }: TestEnvironment): Promise<boolean> {
  const sample = await selectRandomMutants(seed, count);
  const state = readMutationTestState(values.results, sample, positionals);
  await buildProduct(workshop, supervisor);
  const server = { dataDir: join(dataDir, 'postgres'), port: await findFreePorts(1), fsync: false };
  await supervisor.start(createPostgresPart(server));
  const sources = join(dataDir, 'mutants-sources.json');
  writeFileSync(sources, JSON.stringify(sample.sources));
  const place = {
    dataDir,
    supervisor,
    environment: {
      ...environment,
      NODE_OPTIONS: '--experimental-vm-modules',
      TEST_DATABASE_URL: (await startPostgres(server)).url,
      MUTANTS_SOURCES: sources,
    },
  };
  const keep = () => {
    if (!isStopping) writeMutationTestState(values.results, state);
  };
  if (state.coverage === undefined) {
    state.coverage = await measureTestCoverage(place, state.mutants, positionals);
    keep();
  }
  await testMutants(place, state, { lanes, seconds, keep });
  for (const line of closingLines(state)) printLine(line);
  return true;
}

function closingLines({ mutants, outOf }: MutationTestState): string[] {
  const are = (outcome: string) => mutants.filter((mutant) => mutant.outcome === outcome);
  const [killed, survived, late, missed] = ['killed', 'survived', 'out of time', 'not reached'].map(are);
  const open = [...(survived ?? []), ...(missed ?? [])];
  return [
    '',
    ...open.map(
      ({ file, line, mutator, replacement, outcome }) =>
        `${outcome}: ${file}:${line} ${mutator} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`,
    ),
    '',
    `${mutants.length} of ${outOf} mutants: ${killed?.length} killed, ${late?.length} out of time, ` +
      `${survived?.length} survived, ${missed?.length} reached by no test`,
  ];
}
