import assert from 'node:assert/strict';
import { it } from 'node:test';
import { wroteInWords } from './wrote-in-words.ts';

it('says when one wrote today, and of another day only that one did', () => {
  const now = new Date(2026, 10, 22, 21);
  const wrote = (day: number, hour: number) => wroteInWords(new Date(2026, 10, day, hour).toISOString(), now);
  assert.equal(wrote(22, 7), 'You wrote this morning.');
  assert.equal(wrote(22, 12), 'You wrote this afternoon.');
  assert.equal(wrote(22, 18), 'You wrote this evening.');
  assert.equal(wrote(21, 7), 'You have written to it.');
});
