import { printLine } from '../run/product.ts';
import { type TestResults, parseFailedJestFiles, parseJestResults, mergeJestRetryResults } from './results.ts';

export type RunJest = (name: string, args: string[]) => Promise<string>;

export async function runJestWithRetry(jest: RunJest, name: string, args: string[]): Promise<TestResults> {
  const first = await jest(name, args);
  const failed = parseFailedJestFiles(first);
  if (failed.length === 0) return parseJestResults(first);
  printLine(`\nOnce more, one after the other: ${failed.length} files`);
  return mergeJestRetryResults(first, await jest(`${name}-again`, ['--maxWorkers=1', '--runTestsByPath', ...failed]));
}
