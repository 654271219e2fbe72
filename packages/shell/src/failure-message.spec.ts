import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ApiProblem } from './api.ts';
import { getFailureMessage } from './failure-message.ts';

const ourSide = 'Something went wrong on our side.';

it('reports the network only while offline', () => {
  const unreached = new TypeError('Failed to fetch');
  assert.equal(getFailureMessage(unreached, false), 'You are offline.');
  assert.equal(getFailureMessage(unreached, true), ourSide);
  assert.equal(getFailureMessage(new ApiProblem(500, {}), true), ourSide);
  assert.equal(getFailureMessage(Object.assign(new Error('away'), { isRetryable: true }), true), ourSide);
});

it('shows the message of the API when it rejects', () => {
  const body = { detail: 'Too many requests. Please wait a minute.' };
  assert.equal(getFailureMessage(new ApiProblem(429, body), true), body.detail);
});
