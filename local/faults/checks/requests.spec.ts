import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RequestRecord } from '../load/client.ts';
import { createFindings, type Load } from '../load/load.ts';
import { Observations } from '../observations.ts';
import type { Invariant } from './check.ts';
import { checkRequests } from './requests.ts';

const record = (values: Partial<RequestRecord> = {}): RequestRecord => ({
  ...{ at: Date.now(), ms: 5, name: 'GET /api/events', status: 200, isExpected: true, isForbidden: false },
  ...values,
});

const idle = { average: () => 1 };

function findBroken(
  records: RequestRecord[],
  observations = new Observations(idle),
  { toleratesNoError = false, limitsLatency = true } = {},
): Invariant[] {
  const load = { client: { records }, findings: createFindings() } as unknown as Load;
  const { checks } = checkRequests(load, observations, { slowness: 1, toleratesNoError, limitsLatency });
  return checks.filter(({ found }) => found > 0).map(({ invariant }) => invariant);
}

test('checkRequests finds nothing when all requests succeed and forbidden ones are rejected', () => {
  assert.deepEqual(findBroken([record(), record({ status: 403, isForbidden: true })]), []);
});

test('checkRequests finds a forbidden request that succeeds and an error response with internal text', () => {
  assert.deepEqual(findBroken([record({ isForbidden: true })]), ['I6']);
  assert.deepEqual(findBroken([record({ bodyFault: 'a stack trace' })]), ['I8']);
});

test('checkRequests finds an error and a slow response unless a fault disturbs the site', async () => {
  const observations = new Observations(idle);
  await observations.disturb(async () => undefined);
  const failed = record({ status: 500, isExpected: false });
  const slow = Array.from({ length: 300 }, () => record({ ms: 900 }));
  assert.deepEqual(findBroken([failed]), ['I13']);
  assert.deepEqual(findBroken(slow), ['I13']);
  assert.deepEqual(findBroken([failed, ...slow], observations), []);
});

test('checkRequests has no time limit for responses in a run with a fault', () => {
  const slow = Array.from({ length: 300 }, () => record({ ms: 900 }));
  assert.deepEqual(findBroken(slow, new Observations(idle), { limitsLatency: false }), []);
});

test('checkRequests has no time limit for a click that waits for an earlier one', () => {
  assert.deepEqual(findBroken(Array.from({ length: 300 }, () => record({ ms: 900, isRepeated: true }))), []);
});

test('checkRequests names the slowest requests first', () => {
  const records = Array.from({ length: 300 }, (_, number) => record({ ms: 600 + number, name: `GET /${number}` }));
  const load = { client: { records }, findings: createFindings() } as unknown as Load;
  const { checks } = checkRequests(load, new Observations(idle), { slowness: 1 });
  const examples = checks.find(({ name }) => name.startsWith('slow responses'))?.examples ?? [];
  assert.equal(examples[0], 'p99 896 ms, limit 500 ms');
  assert.match(examples[1] ?? '', /^GET \/299 returned 200 at .+, 899 ms$/);
});

test('checkRequests allows one error in a thousand requests, unless the fault may cause none', () => {
  const failed = record({ status: 0, isExpected: false });
  const good = Array.from({ length: 1000 }, () => record());
  assert.deepEqual(findBroken([failed, ...good]), []);
  assert.deepEqual(findBroken([failed, ...good], new Observations(idle), { toleratesNoError: true }), ['I13']);
  assert.deepEqual(findBroken([failed, failed, ...good]), ['I13']);
});
