import assert from 'node:assert/strict';
import { it } from 'node:test';
import { answer, ApiProblem, through } from './api.ts';

const refused = (status: number, error: unknown) =>
  answer(Promise.resolve({ error, response: new Response(null, { status }) }));

it('gives the body of a call that succeeded', async () => {
  assert.deepEqual(await answer(Promise.resolve({ data: [1], response: new Response() })), [1]);
});

it('turns a problem document into an error with its code, its words and its further members', async () => {
  const problem = {
    code: 'billing.already-subscribed',
    title: 'Conflict',
    detail: 'You already have a membership.',
    manageUrl: '/account/membership',
  };
  await assert.rejects(refused(409, problem), (error) => {
    assert.ok(error instanceof ApiProblem);
    assert.equal(error.code, 'billing.already-subscribed');
    assert.equal(error.message, 'You already have a membership.');
    assert.equal(error.details['manageUrl'], '/account/membership');
    return true;
  });
});

it('keeps the faults of fields in their order and drops what is none', async () => {
  const first = { field: 'email', message: 'Invalid email address' };
  await assert.rejects(refused(400, { code: 'invalid', errors: [first, 'nonsense'] }), { errors: [first] });
});

it('still names the status when something other than the API answered', async () => {
  await assert.rejects(refused(502, '<html>'), { status: 502, code: '', message: 'The server answered 502.' });
});

it('asks for the path and the query alone while a page is rendered ahead', async () => {
  const asked: string[] = [];
  const fetchAhead = through((path) => {
    asked.push(path);
    return Promise.resolve(new Response());
  });
  await fetchAhead(new Request('http://localhost/api/events?when=upcoming'));
  assert.deepEqual(asked, ['/api/events?when=upcoming']);
});
