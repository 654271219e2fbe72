import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ApiProblem } from 'shell/api-problem';
import { failureToast } from './failure-toast.ts';

const refused = (words: string | undefined, status: number) => new ApiProblem(status, { title: words });
const told = (error: Error) => failureToast('Failed to add role', error);

it('shows the reason when the API returns one', () => {
  const description = 'This is the only administrator.';
  assert.deepEqual(told(refused(description, 409)), { title: 'Failed to add role', description, tone: 'destructive' });
});

it('says that the user is not signed in when the API returns 401', () => {
  assert.deepEqual(told(refused('Your session has ended.', 401)), { title: 'Not authenticated', tone: 'destructive' });
});

it('shows no description when the error text is not a sentence', () => {
  assert.deepEqual(told(refused(undefined, 502)), { title: 'Failed to add role', tone: 'destructive' });
  assert.match(told(new TypeError('Failed to fetch')).description ?? '', /could not be reached/);
});
