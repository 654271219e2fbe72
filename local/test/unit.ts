import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printLine } from '../run/product.ts';
import { repositoryFolder } from '../settings/settings.ts';
import { type TestResults, parseJestResults, readNodeTestResults } from './results.ts';
import { type TestEnvironment, runInTerminal } from './test-environment.ts';

interface Package {
  workspaces?: string[];
  scripts?: { unit?: string };
}

export async function runUnitTests(workshop: TestEnvironment): Promise<TestResults[]> {
  const results: TestResults[] = [];
  for (const folder of packageAt('.').workspaces ?? []) {
    const script = packageAt(folder).scripts?.unit;
    if (script !== undefined) results.push(await runScript(workshop, folder, script));
  }
  return results;
}

async function runScript(workshop: TestEnvironment, folder: string, script: string): Promise<TestResults> {
  printLine(`\nUnit tests: ${folder}`);
  const name = `unit-${folder.replaceAll('/', '-')}`;
  const report = join(workshop.dataDir, `${name}.json`);
  const isJest = /\bjest\b/.test(script);
  const reporter = join(import.meta.dirname, 'reporter.mjs');
  const reporters = [`--test-reporter=spec --test-reporter-destination=stdout`, `--test-reporter=${reporter}`];
  const isOk = await runInTerminal(workshop, {
    name,
    folder,
    args: ['--run', 'unit', ...(isJest ? ['--', '--json', `--outputFile=${report}`] : [])],
    extra: isJest ? {} : { NODE_OPTIONS: `${reporters.join(' ')} --test-reporter-destination=${report}` },
  });
  const results = isJest ? parseJestResults(report) : readNodeTestResults(report);
  return isOk || results.failed.length > 0 || results.fault ? results : { ...results, fault: 'it ended with an error' };
}

function packageAt(folder: string): Package {
  return JSON.parse(readFileSync(join(repositoryFolder, folder, 'package.json'), 'utf8')) as Package;
}
