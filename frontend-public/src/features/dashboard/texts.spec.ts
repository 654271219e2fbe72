import assert from 'node:assert/strict';
import { it } from 'node:test';
import { greetingText, lastWrittenText } from './texts.ts';

it('the greeting depends on the hour', () => {
  assert.equal(greetingText(4, 'Amara'), 'Good morning, Amara');
  assert.equal(greetingText(12, 'Amara'), 'Good afternoon, Amara');
  assert.equal(greetingText(18, 'Amara'), 'Good evening, Amara');
  assert.equal(greetingText(3, 'Amara'), 'Good evening, Amara');
});

it('the greeting works without a first name', () => assert.equal(greetingText(9, ''), 'Good morning'));

it('shows the time of day for a text written today, and none for an earlier day', () => {
  const now = new Date(2026, 10, 22, 21);
  const wrote = (day: number, hour: number) => lastWrittenText(new Date(2026, 10, day, hour).toISOString(), now);
  assert.equal(wrote(22, 7), 'You wrote this morning.');
  assert.equal(wrote(22, 12), 'You wrote this afternoon.');
  assert.equal(wrote(22, 18), 'You wrote this evening.');
  assert.equal(wrote(21, 7), 'You have written to it.');
});
