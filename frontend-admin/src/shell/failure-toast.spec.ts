import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ApiProblem } from 'shell/api-problem';
import { createFailureToast } from './failure-toast.ts';

const refused = (words: string | undefined, status: number) => new ApiProblem(status, { title: words });
const toastOf = (error: Error) => createFailureToast('Failed to add role', error);

it('shows the reason when the API returns one', () => {
  const description = 'This is the only administrator.';
  assert.deepEqual(toastOf(refused(description, 409)), {
    title: 'Failed to add role',
    description,
    tone: 'destructive',
  });
});

it('says that the user is not signed in when the API returns 401', () => {
  assert.deepEqual(toastOf(refused('Your session has ended.', 401)), {
    title: 'Not authenticated',
    tone: 'destructive',
  });
});

it('shows no description when the error text is not a sentence', () => {
  assert.deepEqual(toastOf(refused(undefined, 502)), { title: 'Failed to add role', tone: 'destructive' });
  assert.match(toastOf(new TypeError('Failed to fetch')).description ?? '', /could not be reached/);
});
