import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printLine } from '../run/product.ts';
import { repository } from '../settings/settings.ts';
import { programPart } from '../run/supervisor-parts.ts';
import { commandFile, type TestEnvironment } from '../test/test-environment.ts';
import { failedFiles } from '../test/results.ts';
import type { Mutant } from './sample.ts';
import type { Coverage } from './state.ts';

export type Place = Pick<TestEnvironment, 'dataDir' | 'environment' | 'supervisor'>;

export const jest = [commandFile('jest'), '-c', 'test/mutants/jest.config.js'];
export const backend = join(repository, 'backend');

/** Runs the tests once on unchanged code. Tests that fail here are excluded, because they cannot detect a mutant. */
export async function readCoverage(place: Place, mutants: Mutant[], paths: string[]): Promise<Coverage[]> {
  const written = join(place.dataDir, 'mutants-coverage.jsonl');
  const report = join(place.dataDir, 'mutants-coverage.json');
  const part = programPart({
    name: 'mutants-coverage',
    args: [...jest, '--json', `--outputFile=${report}`, ...paths],
    cwd: backend,
    environment: { ...place.environment, MUTANTS_COVERAGE: written },
    logFile: join(place.dataDir, 'logs', 'mutants-coverage.log'),
    onLine: (line) => /^(FAIL|Tests:|Time:)/.test(line) && printLine(line),
  });
  printLine('\nWhich tests reach which mutants');
  const { lastWords } = await place.supervisor.runOnce(part);
  if (!existsSync(report) || !existsSync(written)) throw new Error(lastWords);
  const failed = new Set(failedFiles(report));
  const sampled = new Set(mutants.map(({ id }) => id));
  return readFileSync(written, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Coverage)
    .filter(({ file }) => !failed.has(file))
    .map(({ reached, loaded, ...rest }) => ({
      ...rest,
      reached: reached.filter((id) => sampled.has(id)),
      loaded: loaded.filter((id) => sampled.has(id)),
    }));
}
