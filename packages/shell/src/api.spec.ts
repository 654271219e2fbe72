import assert from 'node:assert/strict';
import { it } from 'node:test';
import { readApiResponse, ApiProblem, createRequestFetch } from './api.ts';

const refused = (status: number, error: unknown) =>
  readApiResponse(Promise.resolve({ error, response: new Response(null, { status }) }));

it('answer returns the body of a successful call', async () => {
  assert.deepEqual(await readApiResponse(Promise.resolve({ data: [1], response: new Response() })), [1]);
});

it('answer rejects with the code, message and extra members of a problem document', async () => {
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

it('answer returns field errors in their order and drops invalid ones', async () => {
  const first = { field: 'email', message: 'Invalid email address' };
  await assert.rejects(refused(400, { code: 'invalid', errors: [first, 'nonsense'] }), { errors: [first] });
});

it('answer reports the status when the response is not from the API', async () => {
  await assert.rejects(refused(502, '<html>'), { status: 502, code: '', message: 'The server responded with 502.' });
});

it('through passes only the path and the query to a prerendered request', async () => {
  const asked: string[] = [];
  const fetchAhead = createRequestFetch((path) => {
    asked.push(path);
    return Promise.resolve(new Response());
  });
  await fetchAhead(new Request('http://localhost/api/events?when=upcoming'));
  assert.deepEqual(asked, ['/api/events?when=upcoming']);
});
