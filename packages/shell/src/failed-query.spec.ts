import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ApiProblem } from './api-problem.ts';
import { isFinalRejection, isRetryable, isRetryableImmediately } from './failed-query.ts';

const unreached = new TypeError('Failed to fetch');
const refused = (status: number) => new ApiProblem(status, {});

it('mayPass is true for server errors, timeouts and network failures', () => {
  for (const error of [unreached, refused(500), refused(503), refused(408)]) {
    assert.equal(isRetryable(error), true);
    assert.equal(isRetryableImmediately(error), true);
  }
});

it('mayPass is false for a rejection by the API', () => {
  for (const status of [400, 401, 403, 404, 409, 422]) {
    assert.equal(isRetryable(refused(status)), false);
    assert.equal(isRetryableImmediately(refused(status)), false);
  }
});

it('mayPassAtOnce is false and mayPass true after a rate limit', () => {
  assert.equal(isRetryable(refused(429)), true);
  assert.equal(isRetryableImmediately(refused(429)), false);
});

it('isFinalRefusal is true only for a final rejection by the API', () => {
  const coded = (status: number, code: string) => isFinalRejection(new ApiProblem(status, { code }));
  for (const status of [400, 403, 404, 409, 413, 422]) assert.equal(coded(status, 'request.invalid'), true);
  for (const status of [401, 408, 425, 429, 500, 503]) assert.equal(coded(status, 'request.other'), false);
  assert.deepEqual([coded(409, 'request.other-user'), coded(403, 'insufficient_aal')], [false, false]);
  assert.deepEqual([isFinalRejection(unreached), isFinalRejection(refused(404))], [false, false]);
});
