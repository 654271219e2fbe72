import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ApiProblem } from 'shell/answer';
import { failureToast } from './failure-toast.ts';

const refused = (words: string | undefined, status: number) => new ApiProblem(status, { title: words });
const told = (error: Error) => failureToast('Failed to add role', error);

it('tells the reason where the API gave one', () => {
  const description = 'This is the only administrator.';
  assert.deepEqual(told(refused(description, 409)), { title: 'Failed to add role', description, tone: 'destructive' });
});

it('says that nobody is signed in where that was it', () => {
  assert.deepEqual(told(refused('Your session has ended.', 401)), { title: 'Not authenticated', tone: 'destructive' });
});

it('never shows what is no sentence', () => {
  assert.deepEqual(told(refused(undefined, 502)), { title: 'Failed to add role', tone: 'destructive' });
  assert.match(told(new TypeError('Failed to fetch')).description ?? '', /could not be reached/);
});
