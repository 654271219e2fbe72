import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { removeDraft, storeDraft, getInquiryIdempotencyKey, readDraft } from './draft.ts';

beforeEach(() => removeDraft('contact'));

it('stores one draft per form and deletes it after sending', () => {
  storeDraft('contact', { message: 'When is the next circle?' });
  assert.deepEqual(readDraft('contact'), { message: 'When is the next circle?' });
  assert.deepEqual(readDraft('partner'), {});
  removeDraft('contact');
  assert.deepEqual(readDraft('contact'), {});
});

it('uses the same idempotency key when the same content is sent again', () => {
  const words = { message: 'When is the next circle?' };
  assert.equal(getInquiryIdempotencyKey('contact', words), getInquiryIdempotencyKey('contact', { ...words }));
});

it('uses a new idempotency key for changed content, and for the same content after a success', () => {
  const words = { message: 'When is the next circle?' };
  const first = getInquiryIdempotencyKey('contact', words);
  assert.notEqual(getInquiryIdempotencyKey('contact', { message: 'And the one after?' }), first);
  const second = getInquiryIdempotencyKey('contact', words);
  removeDraft('contact');
  assert.notEqual(getInquiryIdempotencyKey('contact', words), second);
});
