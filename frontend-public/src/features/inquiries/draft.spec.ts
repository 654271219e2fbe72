import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { forgetDraft, keepDraft, keyFor, readDraft } from './draft.ts';

beforeEach(() => forgetDraft('contact'));

it('stores one draft per form and deletes it after sending', () => {
  keepDraft('contact', { message: 'When is the next circle?' });
  assert.deepEqual(readDraft('contact'), { message: 'When is the next circle?' });
  assert.deepEqual(readDraft('partner'), {});
  forgetDraft('contact');
  assert.deepEqual(readDraft('contact'), {});
});

it('uses the same idempotency key when the same content is sent again', () => {
  const words = { message: 'When is the next circle?' };
  assert.equal(keyFor('contact', words), keyFor('contact', { ...words }));
});

it('uses a new idempotency key for changed content, and for the same content after a success', () => {
  const words = { message: 'When is the next circle?' };
  const first = keyFor('contact', words);
  assert.notEqual(keyFor('contact', { message: 'And the one after?' }), first);
  const second = keyFor('contact', words);
  forgetDraft('contact');
  assert.notEqual(keyFor('contact', words), second);
});
