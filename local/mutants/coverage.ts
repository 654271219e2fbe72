import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printLine } from '../run/product.ts';
import { repositoryFolder } from '../settings/settings.ts';
import { createChildProcessPart } from '../run/supervisor-parts.ts';
import { getCommandFile, type TestEnvironment } from '../test/test-environment.ts';
import { parseFailedJestFiles } from '../test/results.ts';
import type { Mutant } from './sample.ts';
import type { MutantCoverage } from './state.ts';

export type MutationTestEnvironment = Pick<TestEnvironment, 'dataDir' | 'environment' | 'supervisor'>;

export const jestCommand = [getCommandFile('jest'), '-c', 'test/mutants/jest.config.js'];
export const backendFolder = join(repositoryFolder, 'backend');

/** Omits tests that fail on unchanged code. */
export async function measureTestCoverage(
  place: MutationTestEnvironment,
  mutants: Mutant[],
  paths: string[],
): Promise<MutantCoverage[]> {
  const written = join(place.dataDir, 'mutants-coverage.jsonl');
  const report = join(place.dataDir, 'mutants-coverage.json');
  const part = createChildProcessPart({
    name: 'mutants-coverage',
    args: [...jestCommand, '--json', `--outputFile=${report}`, ...paths],
    cwd: backendFolder,
    environment: { ...place.environment, MUTANTS_COVERAGE: written },
    logFile: join(place.dataDir, 'logs', 'mutants-coverage.log'),
    onLine: (line) => /^(FAIL|Tests:|Time:)/.test(line) && printLine(line),
  });
  printLine('\nWhich tests reach which mutants');
  const { lastWords } = await place.supervisor.runOnce(part);
  if (!existsSync(report) || !existsSync(written)) throw new Error(lastWords);
  const failed = new Set(parseFailedJestFiles(report));
  const sampled = new Set(mutants.map(({ id }) => id));
  return readFileSync(written, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as MutantCoverage)
    .filter(({ file }) => !failed.has(file))
    .map(({ reached, loaded, ...rest }) => ({
      ...rest,
      reached: reached.filter((id) => sampled.has(id)),
      loaded: loaded.filter((id) => sampled.has(id)),
    }));
}
