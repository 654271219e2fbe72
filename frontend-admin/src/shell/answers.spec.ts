import assert from 'node:assert/strict';
import { it } from 'node:test';
import { answerOf, CallFailed } from './answers.ts';

const refused = (body: unknown) =>
  answerOf(Promise.resolve({ error: body, response: new Response(null, { status: 409, statusText: 'Conflict' }) }));

it('gives the answer of a call that went well', async () => {
  assert.equal(await answerOf(Promise.resolve({ data: 7, response: new Response() })), 7);
});

it('fails with the words of the problem document, the closer ones first', async () => {
  await assert.rejects(refused({ title: 'Conflict', detail: 'This address has unsubscribed.' }), {
    name: CallFailed.name,
    message: 'This address has unsubscribed.',
    status: 409,
  });
  await assert.rejects(refused({ title: 'Not today' }), { message: 'Not today' });
});

it('fails with the status text where no problem document came', async () => {
  await assert.rejects(refused('<html>'), { message: 'Conflict' });
});
