import { tell } from '../run/product.ts';
import { type Results, failedFiles, fromJest, fromJestTwice } from './results.ts';

/** Runs Jest with these arguments, and answers where its report of that name lies. */
export type Jest = (name: string, args: string[]) => Promise<string>;

/** Runs tests, and each file in which something failed once more when the others are over, alone. */
export async function runWithSecondTry(jest: Jest, name: string, args: string[]): Promise<Results> {
  const first = await jest(name, args);
  const failed = failedFiles(first);
  if (failed.length === 0) return fromJest(first);
  tell(`\nOnce more, one after the other: ${failed.length} files`);
  return fromJestTwice(first, await jest(`${name}-again`, ['--maxWorkers=1', '--runTestsByPath', ...failed]));
}
