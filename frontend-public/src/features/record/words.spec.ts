import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dayInWords, moonInWords, sinceNewMoonInWords } from './words.ts';

it('speaks a day with its minutes and its sits', () => {
  const day = { day: '2026-11-14', sits: 2, minutes: 26 };
  assert.equal(dayInWords(day.day, day), 'Saturday 14 November, 26 minutes: two sits');
});

it('blames nobody for a day without practice', () => {
  assert.equal(dayInWords('2026-11-15', undefined), 'Sunday 15 November, nothing recorded');
});

it('counts the days of the moon upwards only', () => {
  assert.equal(moonInWords(9, true, false), 'Nine days with practice this moon, today among them.');
  assert.equal(moonInWords(14, false, false), '14 days with practice this moon.');
  assert.equal(moonInWords(1, true, false), 'One day with practice this moon: today.');
  assert.equal(moonInWords(0, false, true), 'A new moon. Nothing is behind you, nothing is owed.');
});

it('says that today is open, and owes nothing', () => {
  assert.equal(sinceNewMoonInWords(8, false, false), 'Eight days with practice since the new moon. Today is open.');
  assert.equal(sinceNewMoonInWords(1, true, false), 'One day with practice since the new moon, today among them.');
  assert.equal(sinceNewMoonInWords(0, false, true), 'A new moon. Nothing is behind you, nothing is owed.');
});
