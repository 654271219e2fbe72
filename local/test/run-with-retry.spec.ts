import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, it } from 'node:test';
import { runJestWithRetry } from './run-with-retry.ts';

const folder = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
after(() => rmSync(folder, { recursive: true, force: true }));

type Outcomes = Record<string, Record<string, 'passed' | 'failed'>>;

function fakeJest(...runs: (Outcomes | undefined)[]) {
  const asked: string[][] = [];
  const run = async (name: string, args: string[]): Promise<string> => {
    const file = join(folder, `${name}-${crypto.randomUUID()}.json`);
    const outcomes = runs[asked.push(args) - 1];
    if (outcomes) writeFileSync(file, JSON.stringify({ testResults: Object.entries(outcomes).map(fileResult) }));
    return file;
  };
  return { asked, run };
}

function fileResult([name, tests]: [string, Outcomes[string]]) {
  const statuses = Object.values(tests);
  const status = statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed';
  return { name, status, assertionResults: Object.entries(tests).map(([fullName, status]) => ({ fullName, status })) };
}

const good = { '/good.int.spec.ts': { 'is good': 'passed' } } as const;

it('runs nothing again when all tests pass', async () => {
  const { asked, run } = fakeJest(good);
  assert.deepEqual(await runJestWithRetry(run, 'integration', ['a']), { passed: 1, failed: [], skipped: [] });
  assert.deepEqual(asked, [['a']]);
});

it('runs a failed file again, alone, and reports tests that then pass as flaky', async () => {
  const { asked, run } = fakeJest(
    { ...good, '/shaky.int.spec.ts': { shakes: 'failed', 'is sure': 'passed' } },
    { '/shaky.int.spec.ts': { shakes: 'passed', 'is sure': 'passed' } },
  );
  const results = await runJestWithRetry(run, 'integration', []);
  assert.deepEqual(results, { passed: 3, failed: [], skipped: [], flaky: ['shakes'] });
  assert.deepEqual(asked[1], ['--maxWorkers=1', '--runTestsByPath', '/shaky.int.spec.ts']);
});

it('fails when a test fails twice or only in the second run', async () => {
  const { run } = fakeJest(
    { ...good, '/bad.int.spec.ts': { 'is bad': 'failed', shakes: 'failed', 'fails later': 'passed' } },
    { '/bad.int.spec.ts': { 'is bad': 'failed', shakes: 'passed', 'fails later': 'failed' } },
  );
  const results = await runJestWithRetry(run, 'integration', []);
  assert.deepEqual(results, { passed: 2, failed: ['is bad', 'fails later'], skipped: [], flaky: ['shakes'] });
});

it('runs a file again when it could not run', async () => {
  const { run } = fakeJest({ ...good, '/late.int.spec.ts': {} }, { '/late.int.spec.ts': { 'is late': 'passed' } });
  const results = await runJestWithRetry(run, 'integration', []);
  assert.deepEqual(results, { passed: 2, failed: [], skipped: [], flaky: ['late.int.spec.ts'] });
});

it('reports a fault when the second run ends without a report', async () => {
  const { run } = fakeJest({ '/bad.int.spec.ts': { 'is bad': 'failed' } }, undefined);
  assert.equal((await runJestWithRetry(run, 'integration', [])).fault, 'it ended without a report');
});
