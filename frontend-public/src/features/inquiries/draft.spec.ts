import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { forgetDraft, keepDraft, keyFor, readDraft } from './draft.ts';

beforeEach(() => forgetDraft('contact'));

it('gives what was kept, each form its own, and nothing once it was sent', () => {
  keepDraft('contact', { message: 'When is the next circle?' });
  assert.deepEqual(readDraft('contact'), { message: 'When is the next circle?' });
  assert.deepEqual(readDraft('partner'), {});
  forgetDraft('contact');
  assert.deepEqual(readDraft('contact'), {});
});

it('sends the same words under the same key however often they are tried', () => {
  const words = { message: 'When is the next circle?' };
  assert.equal(keyFor('contact', words), keyFor('contact', { ...words }));
});

it('takes another key for other words, and for the same words once they have arrived', () => {
  const words = { message: 'When is the next circle?' };
  const first = keyFor('contact', words);
  assert.notEqual(keyFor('contact', { message: 'And the one after?' }), first);
  const second = keyFor('contact', words);
  forgetDraft('contact');
  assert.notEqual(keyFor('contact', words), second);
});
