import { printLine } from '../run/product.ts';
import { type Results, failedFiles, fromJest, fromJestTwice } from './results.ts';

export type Jest = (name: string, args: string[]) => Promise<string>;

/** Runs all tests, then runs the failed files a second time, one after the other. */
export async function runWithRetry(jest: Jest, name: string, args: string[]): Promise<Results> {
  const first = await jest(name, args);
  const failed = failedFiles(first);
  if (failed.length === 0) return fromJest(first);
  printLine(`\nOnce more, one after the other: ${failed.length} files`);
  return fromJestTwice(first, await jest(`${name}-again`, ['--maxWorkers=1', '--runTestsByPath', ...failed]));
}
