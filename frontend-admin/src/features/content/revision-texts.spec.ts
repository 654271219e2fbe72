import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { FieldDefinitions } from './fields/field.ts';
import { describeRevision, labelChangedFields } from './revision-texts.ts';

it('describes a revision in words, with its author or the schedule', () => {
  assert.equal(describeRevision({ action: 'draft-saved', author: 'Ada Moon' }), 'Draft saved by Ada Moon');
  assert.equal(describeRevision({ action: 'published', author: null }), 'Published by a schedule');
  assert.equal(describeRevision({ action: 'saved', author: null }), 'Saved');
});

it('labels the changed fields in the order of the form', () => {
  const fields = { title: { label: 'Title' }, orderNum: { label: 'Order' } } as unknown as FieldDefinitions;
  assert.equal(labelChangedFields(fields, ['orderNum', 'title', 'unknown']), 'Title, Order');
});
