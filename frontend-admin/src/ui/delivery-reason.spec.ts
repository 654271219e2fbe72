import assert from 'node:assert/strict';
import { it } from 'node:test';
import { describeReason } from './delivery-reason.ts';

it('explains why an email was not sent, and says when it may have been sent', () => {
  const describe = (reason: string, state: string) => describeReason({ reason, state });
  assert.equal(describe('dropped', 'failed'), 'An administrator dropped the task that sends it.');
  assert.equal(
    describe('dropped', 'unknown'),
    'An administrator dropped the task that sends it. It may have been sent, so it is not sent again.',
  );
  assert.equal(describe('smtp-450', 'failed'), 'The mail server rejected it (error 450). It was tried for 5 days.');
  assert.equal(describe('smtp-550', 'failed'), 'The mail server rejected it (error 550).');
  assert.equal(describe('a reason of the provider', 'failed'), 'a reason of the provider');
});
