import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ApiProblem } from './api.ts';
import { failureWords } from './failure-words.ts';

const ourSide = 'Something went wrong on our side.';

it('reports the network only while offline', () => {
  const unreached = new TypeError('Failed to fetch');
  assert.equal(failureWords(unreached, false), 'You are offline.');
  assert.equal(failureWords(unreached, true), ourSide);
  assert.equal(failureWords(new ApiProblem(500, {}), true), ourSide);
  assert.equal(failureWords(Object.assign(new Error('away'), { isRetryable: true }), true), ourSide);
});

it('shows the message of the API when it rejects', () => {
  const body = { detail: 'Too many requests. Please wait a minute.' };
  assert.equal(failureWords(new ApiProblem(429, body), true), body.detail);
});
