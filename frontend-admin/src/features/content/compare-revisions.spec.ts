import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compareTexts, findDifferentFields } from './compare-revisions.ts';
import type { FieldDefinitions } from './fields/field.ts';

const fields = Object.fromEntries(
  ['title', 'summary', 'tags'].map((name) => [name, {}]),
) as unknown as FieldDefinitions;

it('finds the fields of the form that differ, in the order of the form', () => {
  const now = { title: 'Now', summary: null, tags: ['a'], updatedAt: 'later' };
  assert.deepEqual(findDifferentFields(fields, now, { tags: ['b'], updatedAt: 'earlier', title: 'Old' }), [
    'title',
    'tags',
  ]);
  assert.deepEqual(findDifferentFields(fields, now, { title: 'Now', tags: ['a'] }), []);
});

it('compares two texts by words', () => {
  assert.deepEqual(compareTexts('A short sit only', 'A long sit only'), [
    { in: 'both', text: 'A ' },
    { in: 'now', text: 'short' },
    { in: 'both', text: ' ' },
    { in: 'old', text: 'long' },
    { in: 'both', text: ' sit only' },
  ]);
});

it('shortens long equal parts to the text near a difference', () => {
  const long = 'word '.repeat(200);
  const parts = compareTexts(`${long}now${long}`, `${long}old${long}`);
  const equal = parts.filter((part) => part.text.length > 5 && part.in === 'both');
  assert.equal(equal.length, 2);
  for (const { text } of equal) assert.ok(text.length < 100 && text.includes('…'));
});

it('shows two entirely different long texts one after the other', () => {
  const text = (word: string) => Array.from({ length: 3_000 }, (_none, place) => `${word}${place}`).join(' ');
  assert.deepEqual(
    compareTexts(text('now'), text('old')).map((part) => part.in),
    ['now', 'both', 'old'],
  );
});
