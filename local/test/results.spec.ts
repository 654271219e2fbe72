import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { fromJest, fromNode, fromPlaywright, lineOf, sumOf } from './results.ts';

const folder = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
after(() => rmSync(folder, { recursive: true, force: true }));

function written(name: string, report: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('adds all runners up in one line', () => {
  const total = sumOf([
    { passed: 3, failed: 1, skipped: ['a'] },
    { passed: 2, failed: 0, skipped: ['b', 'c'] },
  ]);
  assert.equal(lineOf(total), '5 passed, 1 failed, 3 skipped');
});

it('counts a runner that gave no report as a failure', () => {
  const total = sumOf([fromJest(join(folder, 'never-written.json')), { passed: 9, failed: 0, skipped: [] }]);
  assert.equal(lineOf(total), '9 passed, 1 failed, 0 skipped');
});

it('counts a suite that could not run as a failure, and names what was skipped', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'pending', fullName: 'queues on Redis' },
        ],
      },
    ],
  };
  assert.deepEqual(fromJest(written('jest.json', report)), { passed: 1, failed: 1, skipped: ['queues on Redis'] });
});

it('counts a flaky journey and an error outside of any journey as failures', () => {
  const report = {
    stats: { expected: 2, unexpected: 1, flaky: 1 },
    errors: [{ message: 'no journeys found' }],
    suites: [{ suites: [{ specs: [{ title: 'later', tests: [{ status: 'skipped' }] }] }] }],
  };
  assert.deepEqual(fromPlaywright(written('playwright.json', report)), { passed: 2, failed: 3, skipped: ['later'] });
});

it('takes a report that was cut off before its first word as a fault', () => {
  const file = join(folder, 'empty.json');
  writeFileSync(file, '');
  assert.equal(fromNode(file).fault, 'its report is empty');
});
