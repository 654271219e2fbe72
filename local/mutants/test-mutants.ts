import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { printLine } from '../run/product.ts';
import { repositoryFolder } from '../settings/settings.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';
import { backendFolder, jestCommand, type MutationTestEnvironment } from './coverage.ts';
import type { MutantCoverage, TestedMutant, MutationTestState } from './state.ts';

interface Options {
  lanes: number;
  seconds: number;
  keep(): void;
}

interface Planned {
  mutant: TestedMutant;
  files: string[];
  reachedBy: number;
  /** True if the changed code runs while the product loads, so that the mutant needs a new load of the product. */
  isStatic: boolean;
}

/** `broken` is the reason why the tests cannot run. */
type ProgressLine = { mutant: string; file?: string; failed?: string; isDone?: true; broken?: string };

/** Limits for one process, because each test file leaks a little memory, and each load of the product leaks much. */
const perProcess = 40;
const loadsPerProcess = 5;
const fileTimeoutMs = 300_000;

export async function testMutants(
  place: MutationTestEnvironment,
  state: MutationTestState,
  { lanes, seconds, keep }: Options,
): Promise<void> {
  const open = state.mutants
    .filter(({ outcome }) => outcome === undefined)
    .map((mutant) => plan(mutant, state.coverage ?? [], seconds));
  for (const { mutant } of open.filter(({ reachedBy }) => reachedBy === 0)) mutant.outcome = 'not reached';
  keep();
  const waiting = open
    .filter(({ reachedBy }) => reachedBy > 0)
    .toSorted((one, other) => Number(one.isStatic) - Number(other.isStatic));
  printLine(
    `\n${waiting.length} mutants to try, ${waiting.filter(({ isStatic }) => isStatic).length} of them at loading`,
  );
  const lane = async (number: number) => {
    for (let batch = nextBatch(waiting); batch.length > 0; batch = nextBatch(waiting)) {
      const left = await tryBatch(place, `mutants-${number}`, batch, (mutant) => {
        keep();
        const { outcome, file, line, by = '', seconds: took } = mutant;
        const counted = state.mutants.filter(({ outcome: known }) => known !== undefined).length;
        printLine(`${counted}/${state.mutants.length} ${outcome} ${file}:${line} ${took} s ${by}`);
      });
      waiting.unshift(...left);
    }
  };
  await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number + 1)));
}

function nextBatch(waiting: Planned[]): Planned[] {
  const isStatic = waiting[0]?.isStatic ?? false;
  const end = waiting.findIndex((next) => next.isStatic !== isStatic);
  return waiting.splice(0, Math.min(end === -1 ? waiting.length : end, isStatic ? loadsPerProcess : perProcess));
}

const isIntegration = ({ file }: MutantCoverage): boolean => file.endsWith('.int.spec.ts');

/** Selects the fastest tests first. The time of a test of another module counts 4 times. */
function plan(mutant: TestedMutant, coverage: MutantCoverage[], seconds: number): Planned {
  const module = mutant.file.split('/').slice(0, 4).join('/');
  const reaching = coverage.filter(({ reached }) => reached.includes(mutant.id));
  const isStatic = coverage.some(({ loaded }) => loaded.includes(mutant.id));
  // Every integration test loads the product, so all integration tests reach this mutant.
  const isEverywhere = isStatic && !reaching.some(isIntegration);
  const tests = isEverywhere ? [...new Set([...reaching, ...coverage.filter(isIntegration)])] : reaching;
  const cost = ({ file, ms }: MutantCoverage) => ms * (relative(repositoryFolder, file).startsWith(module) ? 1 : 4);
  const files: string[] = [];
  let budget = seconds * 1000;
  for (const { file, ms } of tests.toSorted((one, other) => cost(one) - cost(other))) {
    if (files.length > 0 && ms > budget) break;
    files.push(file);
    budget -= ms;
  }
  return { mutant, files, reachedBy: tests.length, isStatic };
}

/** Returns the mutants that were not tested when the process ended. */
async function tryBatch(
  place: MutationTestEnvironment,
  name: string,
  batch: Planned[],
  judged: (mutant: TestedMutant) => void,
): Promise<Planned[]> {
  const planned = join(place.dataDir, `${name}.json`);
  writeFileSync(planned, JSON.stringify(batch.map(({ mutant, ...rest }) => ({ id: mutant.id, ...rest }))));
  let at = 0;
  let broken: string | undefined;
  let begun: { since: number; tested: number; failed?: string } | undefined;
  const settle = (outcome: TestedMutant['outcome'] & string, by?: string) => {
    const { mutant, reachedBy } = batch[at++] as Planned;
    const { since, tested } = begun ?? { since: Date.now(), tested: 0 };
    const seconds = Math.round((Date.now() - since) / 1000);
    Object.assign(mutant, { outcome, seconds, tested: `${tested} of ${reachedBy}`, ...(by ? { by } : {}) });
    begun = undefined;
    judged(mutant);
  };
  const hear = (text: string) => {
    if (!text.startsWith('{"mutant":')) return;
    watch.refresh();
    const { isDone, failed, file, broken: why } = JSON.parse(text) as ProgressLine;
    broken ??= why;
    if (isDone) return settle(begun?.failed === undefined ? 'survived' : 'killed', begun?.failed);
    begun ??= { since: Date.now(), tested: 0 };
    if (file !== undefined) begun.tested += 1;
    if (failed !== undefined) begun.failed = `${relative(backendFolder, file ?? '')}: ${failed.split('\n')[0]}`;
  };
  const part = createChildProcessPart({
    name,
    args: [...jestCommand, '--runInBand'],
    cwd: backendFolder,
    environment: { ...place.environment, MUTANTS_PLAN: planned, TEST_PATIENCE_MS: '60000' },
    logFile: join(place.dataDir, 'logs', `${name}.log`),
    onLine: hear,
  });
  let isLate = false;
  const watch = setTimeout(() => {
    isLate = begun !== undefined;
    void place.supervisor.end(part);
  }, fileTimeoutMs);
  const { lastWords } = await place.supervisor.runOnce(part);
  clearTimeout(watch);
  if (broken !== undefined) throw new Error(broken);
  if (isLate) settle('out of time');
  else if (begun !== undefined) settle('killed', 'the process ended');
  else if (at === 0) throw new Error(lastWords);
  return batch.slice(at);
}
