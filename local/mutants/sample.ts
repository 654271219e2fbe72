import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { repositoryFolder } from '../settings/settings.ts';
import { SeededRandom } from '../faults/seeded-random.ts';

const rules = 'backend/src/modules/{auth,billing,membership}/{domain,use-cases}/**/*.ts';

export interface Mutant {
  id: string;
  file: string;
  line: number;
  mutator: string;
  replacement: string;
}

export interface MutantSample {
  sources: Record<string, string>;
  mutants: Mutant[];
  outOf: number;
}

export async function selectRandomMutants(seed: number, count: number): Promise<MutantSample> {
  const paths = globSync(rules, { cwd: repositoryFolder }).filter((path) => !path.endsWith('.spec.ts'));
  const given = paths.toSorted().map((path) => ({ path, name: join(repositoryFolder, path) }));
  const { files, mutants } = await new Instrumenter(silent).instrument(
    given.map(({ name }) => ({ name, mutate: true, content: readFileSync(name, 'utf8') })),
    { plugins: null, ignorers: [], excludedMutations: [] },
  );
  const all = mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id,
    file: given.find(({ name }) => name === fileName)?.path ?? fileName,
    line: location.start.line + 1,
    mutator: mutatorName,
    replacement,
  }));
  const chance = new SeededRandom(seed, 'mutants');
  const drawn = all
    .map((mutant) => ({ mutant, lot: chance.nextFraction() }))
    .toSorted((one, other) => one.lot - other.lot);
  return {
    sources: Object.fromEntries(files.map(({ name, content }) => [name, content])),
    mutants: drawn.slice(0, count).map(({ mutant }) => mutant),
    outOf: all.length,
  };
}

const never = () => false;
const nothing = () => undefined;
const silent = {
  ...{ isTraceEnabled: never, isDebugEnabled: never, isInfoEnabled: never },
  ...{ isWarnEnabled: never, isErrorEnabled: never, isFatalEnabled: never },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
};
