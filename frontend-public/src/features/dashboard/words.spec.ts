import assert from 'node:assert/strict';
import { it } from 'node:test';
import { greeting, wroteInWords } from './words.ts';

it('follows the hour', () => {
  assert.equal(greeting(4, 'Amara'), 'Good morning, Amara');
  assert.equal(greeting(12, 'Amara'), 'Good afternoon, Amara');
  assert.equal(greeting(18, 'Amara'), 'Good evening, Amara');
  assert.equal(greeting(3, 'Amara'), 'Good evening, Amara');
});

it('greets a member without a name all the same', () => assert.equal(greeting(9, ''), 'Good morning'));

it('says when one wrote today, and of another day only that one did', () => {
  const now = new Date(2026, 10, 22, 21);
  const wrote = (day: number, hour: number) => wroteInWords(new Date(2026, 10, day, hour).toISOString(), now);
  assert.equal(wrote(22, 7), 'You wrote this morning.');
  assert.equal(wrote(22, 12), 'You wrote this afternoon.');
  assert.equal(wrote(22, 18), 'You wrote this evening.');
  assert.equal(wrote(21, 7), 'You have written to it.');
});
