import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../settings/settings.ts';
import type { Mutant, Sample } from './sample.ts';

export interface TestedMutant extends Mutant {
  outcome?: 'killed' | 'survived' | 'out of time' | 'not reached';
  by?: string;
  seconds?: number;
  /** Number of test files that were run, out of those that reach the mutant, such as "3 of 7". */
  tested?: string;
}

export interface Coverage {
  file: string;
  ms: number;
  reached: string[];
  loaded: string[];
}

export interface State {
  /** Hash of the source tree, tests, seed and count, which identifies the sample. */
  sample: string;
  outOf: number;
  coverage?: Coverage[];
  mutants: TestedMutant[];
}

export class OtherSample extends Error {}

const tests = 'backend/{src/**/*.spec.ts,test/**/*.{ts,js}}';

/** Throws OtherSample when the stored state belongs to another sample or other tests. */
export function readState(file: string, { sources, mutants, outOf }: Sample, paths: string[]): State {
  const texts = globSync(tests, { cwd: repository })
    .toSorted()
    .map((path) => [path, readFileSync(join(repository, path), 'utf8')]);
  const sample = createHash('sha256')
    .update(JSON.stringify([sources, mutants, paths, texts]))
    .digest('hex');
  if (!existsSync(file)) return { sample, outOf, mutants };
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  if (state.sample !== sample)
    throw new OtherSample(
      `${file} is of another sample, other tests or another tree. Remove it, or name another with --results.`,
    );
  return state;
}

export function writeState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
