import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import {
  parseJestResults,
  readNodeTestResults,
  readPlaywrightResults,
  formatTestSummary,
  sumTestResults,
} from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, report: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('adds the totals of all runners in one line', () => {
  const total = sumTestResults([
    { passed: 3, failed: ['z'], skipped: ['a'] },
    { passed: 2, failed: [], skipped: ['b', 'c'] },
  ]);
  assert.equal(formatTestSummary(total).at(-1), '5 passed, 1 failed, 3 skipped');
});

it('counts a runner without a report as a failure', () => {
  const total = sumTestResults([
    parseJestResults(join(folder, 'never-written.json')),
    { passed: 9, failed: [], skipped: [] },
  ]);
  assert.equal(formatTestSummary(total).at(-1), '9 passed, 1 failed, 0 skipped');
});

it('counts a file that could not run as a failure and lists skipped tests', () => {
  const passed = { status: 'passed', fullName: 'one' };
  const skipped = { status: 'pending', fullName: 'queues on Redis' };
  const report = {
    testResults: [
      { name: '/a.int.spec.ts', status: 'passed', assertionResults: [passed, skipped] },
      { name: '/b.int.spec.ts', status: 'failed', assertionResults: [] },
    ],
  };
  assert.deepEqual(parseJestResults(written('jest.json', report)), {
    passed: 1,
    failed: ['b.int.spec.ts'],
    skipped: ['queues on Redis'],
  });
});

it('counts an error outside of the journeys as a failure and lists flaky tests', () => {
  const specs = [
    { title: 'later', tests: [{ status: 'skipped' }] },
    { title: 'shaky', tests: [{ status: 'flaky' }] },
    { title: 'broken', tests: [{ status: 'unexpected' }] },
  ];
  const report = {
    stats: { expected: 2, flaky: 1 },
    errors: [{ message: 'no journeys found' }],
    suites: [{ suites: [{ specs }] }],
  };
  const results = readPlaywrightResults(written('playwright.json', report));
  const failed = ['broken', 'outside of any journey: no journeys found'];
  assert.deepEqual(results, { passed: 3, failed, skipped: ['later'], flaky: ['shaky'] });
  const lines = [
    'Skipped:',
    '  later',
    '',
    'Flaky, passed when run once more:',
    '  shaky',
    '',
    'Failed:',
    ...failed.map((name) => `  ${name}`),
    '',
    '3 passed, 2 failed, 1 skipped',
  ];
  assert.deepEqual(formatTestSummary(sumTestResults([results])), ['', ...lines]);
});

it('reports a fault when the report is empty', () => {
  const file = join(folder, 'empty.json');
  writeFileSync(file, '');
  assert.equal(readNodeTestResults(file).fault, 'its report is empty');
});
