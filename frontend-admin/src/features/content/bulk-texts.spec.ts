import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { BulkItem } from './api/bulk.ts';
import { describeOutcome, describeUndo } from './bulk-texts.ts';

const names = { one: 'lesson', name: 'lessons' };
const items = (outcome: BulkItem['outcome'], count: number, reason: string | null = null): BulkItem[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${outcome} ${index}`, title: 'A lesson', outcome, reason }));

it('counts the outcomes of a bulk action in words, with the reason of a single refusal', () => {
  const refused = items('failed', 1, 'Module is required');
  assert.equal(
    describeOutcome({ action: 'publish' }, [...items('changed', 5), ...refused], names),
    '5 lessons published, 1 not: module is required',
  );
  assert.equal(
    describeOutcome({ action: 'publish' }, [...items('changed', 1), ...refused, ...refused], names),
    '1 lesson published, 2 not',
  );
  assert.equal(
    describeOutcome({ action: 'publish' }, refused, names),
    'No lesson published, 1 not: module is required',
  );
  assert.equal(
    describeOutcome({ action: 'move' }, [...items('changed', 2), ...items('unchanged', 1)], names),
    '2 lessons moved, 1 already there',
  );
  assert.equal(
    describeOutcome({ action: 'unpublish' }, items('unchanged', 1), names),
    '1 lesson already not published',
  );
  const change = { action: 'tier', visibilityTier: 'creator' } as const;
  assert.equal(describeOutcome(change, items('changed', 2), names), '2 lessons set to Creator');
});

it('counts what was undone', () => {
  const changed = items('failed', 1, 'It was changed in the meantime.');
  assert.equal(
    describeUndo({ action: 'delete' }, [...items('changed', 2), ...changed], names),
    '2 lessons restored, 1 not: it was changed in the meantime',
  );
});
