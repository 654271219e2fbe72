import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFolder } from '../settings/settings.ts';
import type { Mutant, MutantSample } from './sample.ts';

export interface TestedMutant extends Mutant {
  outcome?: 'killed' | 'survived' | 'out of time' | 'not reached';
  by?: string;
  seconds?: number;
  /** Test files that ran, out of those that reach the mutant, such as "3 of 7". */
  tested?: string;
}

export interface MutantCoverage {
  file: string;
  ms: number;
  reached: string[];
  loaded: string[];
}

export interface MutationTestState {
  /** Hash of the source code, the selected mutants, the given paths and the tests. */
  sample: string;
  outOf: number;
  coverage?: MutantCoverage[];
  mutants: TestedMutant[];
}

export class SampleMismatchError extends Error {}

const tests = 'backend/{src/**/*.spec.ts,test/**/*.{ts,js}}';

/** Throws SampleMismatchError if the results belong to other mutants or tests. */
export function readMutationTestState(
  file: string,
  { sources, mutants, outOf }: MutantSample,
  paths: string[],
): MutationTestState {
  const texts = globSync(tests, { cwd: repositoryFolder })
    .toSorted()
    .map((path) => [path, readFileSync(join(repositoryFolder, path), 'utf8')]);
  const sample = createHash('sha256')
    .update(JSON.stringify([sources, mutants, paths, texts]))
    .digest('hex');
  if (!existsSync(file)) return { sample, outOf, mutants };
  const state = JSON.parse(readFileSync(file, 'utf8')) as MutationTestState;
  if (state.sample !== sample)
    throw new SampleMismatchError(
      `${file} is of another sample, other tests or another tree. Remove it, or name another with --results.`,
    );
  return state;
}

export function writeMutationTestState(file: string, state: MutationTestState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
