import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Mutant, Sample } from './sample.ts';

export interface Judged extends Mutant {
  outcome?: 'killed' | 'survived' | 'out of time' | 'not reached';
  /** The first test that failed. */
  by?: string;
  seconds?: number;
  /** Files of tests that were run, of those that reach it. */
  tested?: string;
}

/** What one file of tests reaches of the sample. */
export interface Coverage {
  file: string;
  ms: number;
  reached: string[];
  /** Reached only when the product is loaded. */
  loaded: string[];
}

export interface State {
  /** Of which tree, seed and count it is. */
  sample: string;
  outOf: number;
  coverage?: Coverage[];
  mutants: Judged[];
}

export class OtherSample extends Error {}

/** What an earlier run of the same sample has left, or the beginning. */
export function readState(file: string, { sources, mutants, outOf }: Sample): State {
  const sample = createHash('sha256')
    .update(JSON.stringify([sources, mutants]))
    .digest('hex');
  if (!existsSync(file)) return { sample, outOf, mutants };
  const state = JSON.parse(readFileSync(file, 'utf8')) as State;
  if (state.sample !== sample)
    throw new OtherSample(
      `${file} holds another sample, or that of another tree. Remove it, or name another with --results.`,
    );
  return state;
}

/** Whole or not at all: the run may be ended at any moment. */
export function keepState(file: string, state: State): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
