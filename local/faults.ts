/**
 * `npm run test:faults`: runs the product as real processes under a mixed load, causes faults, and compares at the end
 * what the product confirmed with what it has. Prints the number found for each fault and promise; each must be 0.
 * - `-- --fault F3,F9` selects the faults, `--seed 7` the load and the times of the faults. F0 is a run without a fault,
 *   which also has a time limit for responses.
 * - `--seconds 120 --rate 25`: duration of the load of a run, and its operations per second. From 1800 seconds on, F0
 *   also finds processes whose memory or number of open files grows.
 * - `--redis`: queues, limits and live pages on Redis instead of PostgreSQL.
 * - `--release <tag or commit>`: the earlier release of F16.
 * - `--together` causes the faults in one run, one after the other. Without it, each fault has its own run.
 * - `--mutants` disables one protection at a time; each run must find it.
 */
import { inspect, parseArgs } from 'node:util';
import { buildProduct } from './start/build.ts';
import { printLine } from './run/product.ts';
import { onStopRequest } from './run/signals.ts';
import type { Check, Invariant } from './faults/checks/check.ts';
import { type FaultMutant, faultMutants } from './faults/mutants.ts';
import { listFaultPlans } from './faults/plans/index.ts';
import type { FaultPlan, Preparation } from './faults/plans/plan.ts';
import { findRedisObstacle, prepareRedis } from './faults/plans/redis.ts';
import { type FaultRunReport, isBroken, isSkipped, printReport } from './faults/report.ts';
import { type Rig, clearRig, getRigFolder, startRig, unmountRig } from './faults/rig.ts';
import { type RunOptions, runFaults } from './faults/run-faults.ts';
import { createMutantEnvironment } from './mutants/source-mutant.ts';
import { openTestEnvironment } from './test/test-environment.ts';

const { values } = parseArgs({
  options: {
    fault: { type: 'string' },
    seed: { type: 'string' },
    seconds: { type: 'string' },
    rate: { type: 'string' },
    release: { type: 'string' },
    redis: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
  },
});
const ofFaults = { seconds: 120, rate: 25, quietWithinMs: 120_000 };
/** The relay adds lost jobs again after at most 75 seconds, so the wait must be longer. */
const ofMutants = { seconds: 40, rate: 15, quietWithinMs: 90_000 };
/** Later work can still fulfil these promises. */
const repairable: readonly Invariant[] = ['I1', 'I2', 'I3', 'I5', 'I11'];
const faultPlans = listFaultPlans(values.release);
const options = readOptions();
const plans = readPlans();

const workshop = await openTestEnvironment();
let rig: Rig | undefined;
onStopRequest(async () => {
  await rig?.close();
  await unmountRig(getRigFolder(workshop));
  await workshop.close({ isFailed: false });
  process.exit(130);
});
const isWell = await runAll().catch((error: unknown) => {
  process.stderr.write(`The test could not go on: ${inspect(error)}\n`);
  return false;
});
await workshop.close({ isFailed: !isWell });
process.exit(isWell ? 0 : 1);

function readOptions(): RunOptions {
  const usual = values.mutants ? ofMutants : ofFaults;
  const read = (name: 'seed' | 'seconds' | 'rate', otherwise: number) => {
    const number = Number(values[name] ?? otherwise);
    if (Number.isInteger(number) && number > 0) return number;
    process.stderr.write(`--${name} is a whole number above 0.\n`);
    process.exit(1);
  };
  return {
    ...{ ...usual, seed: read('seed', 7) },
    ...{ seconds: read('seconds', usual.seconds), rate: read('rate', usual.rate) },
  };
}

function readPlans(): readonly FaultPlan[] {
  const ids = values.fault?.split(',') ?? faultPlans.map(({ id }) => id);
  return ids.map((id) => {
    const plan = faultPlans.find((each) => each.id === id);
    if (plan) return plan;
    process.stderr.write(`There is no fault ${id}. Try ${faultPlans.map((each) => each.id).join(', ')}.\n`);
    process.exit(1);
  });
}

async function runAll(): Promise<boolean> {
  await buildProduct(workshop, workshop.supervisor);
  if (values.mutants) return runMutants();
  const reports: FaultRunReport[] = [];
  for (const group of values.together ? [plans] : plans.map((plan) => [plan])) reports.push(await runGroup(group));
  printReport(reports);
  // A fault that was asked for by its name and did not happen proves nothing.
  return !reports.some((report) => isBroken(report) || (values.fault !== undefined && isSkipped(report)));
}

async function runMutants(): Promise<boolean> {
  const survivors: string[] = [];
  const mutants = faultMutants.filter(({ fault }) => plans.some(({ id }) => id === fault));
  for (const mutant of mutants) {
    printLine(`\n${mutant.name} ...`);
    const report = await runGroup(
      faultPlans.filter(({ id }) => id === mutant.fault),
      mutant,
    );
    printReport([report]);
    const isFound = report.checks?.some((check) => isExpectedBreach(mutant, check));
    if (!isFound) survivors.push(mutant.name);
  }
  printLine(`\n${mutants.length - survivors.length} of ${mutants.length} mutants found.`);
  for (const name of survivors) printLine(`not found: ${name}`);
  return survivors.length === 0;
}

function isExpectedBreach({ invariant, example }: FaultMutant, { examples = [], ...check }: Check): boolean {
  if (check.invariant !== invariant || check.found === 0) return false;
  return example === undefined || examples.some((text) => example.test(text));
}

/** Several modules can be loaded by NODE_OPTIONS. */
function mergeSettings(all: readonly Record<string, string>[]): Record<string, string> {
  const options = all.flatMap(({ NODE_OPTIONS }) => NODE_OPTIONS ?? []);
  return { ...Object.assign({}, ...all), ...(options.length > 0 && { NODE_OPTIONS: options.join(' ') }) };
}

async function runGroup(group: readonly FaultPlan[], mutant?: FaultMutant): Promise<FaultRunReport> {
  const name = group.map(({ id }) => id).join('+');
  for (const findObstacle of [
    ...(values.redis ? [findRedisObstacle] : []),
    ...group.map((plan) => plan.findObstacle),
  ]) {
    const obstacle = await findObstacle?.();
    if (obstacle) return { name, obstacle };
  }
  printLine(`\n${name}, seed ${options.seed}: ${group.map(({ title }) => title).join(', then ')}`);
  await clearRig(workshop);
  const prepared: Preparation[] = [];
  try {
    if (values.redis) prepared.push({ settings: await prepareRedis(workshop) });
    for (const { prepare } of group) if (prepare) prepared.push(await prepare(workshop, getRigFolder(workshop)));
    const own = mutant ? createMutantEnvironment(mutant) : {};
    const extra = mergeSettings([own, ...prepared.map(({ settings = {} }) => settings)]);
    rig = await startRig(workshop, {
      ...{ extra, seed: options.seed },
      needsProxies: group.some((plan) => plan.needsProxies),
      processes: group.find((plan) => plan.processes)?.processes,
      repository: prepared.find(({ repository }) => repository)?.repository,
      environmentOf: prepared.find(({ environmentOf }) => environmentOf)?.environmentOf,
    });
    const expectedBreach = mutant && !repairable.includes(mutant.invariant) ? mutant.invariant : undefined;
    const { checks, figures } = await runFaults(rig, group, { ...options, ...(expectedBreach && { expectedBreach }) });
    printLine(figures);
    return { name, checks };
  } finally {
    await rig?.close();
    rig = undefined;
    for (const { end } of prepared) await end?.();
  }
}
