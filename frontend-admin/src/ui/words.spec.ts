import assert from 'node:assert/strict';
import { it } from 'node:test';
import { counted, dollars, minutesOf, momentOf, monthOf, nameOf, spanOf } from './words.ts';

it('shows a length in whole minutes, rounded down, and a dash for none', () => {
  assert.equal(minutesOf(959), '15 min');
  assert.equal(minutesOf(59), '0 min');
  assert.equal(minutesOf(0), '–');
  assert.equal(minutesOf(null), '–');
});

it('counts one in the singular and thousands with a comma', () => {
  assert.equal(counted(1, 'member'), '1 member');
  assert.equal(counted(1312, 'member'), '1,312 members');
  assert.equal(counted(0, 'reply', 'replies'), '0 replies');
});

it('makes a name of what was given, without stray spaces', () => {
  assert.equal(nameOf({ firstName: 'Ada', lastName: 'Moon' }), 'Ada Moon');
  assert.equal(nameOf({ firstName: null, lastName: 'Moon' }), 'Moon');
  assert.equal(nameOf({ firstName: '', lastName: null }), '');
});

it('shows cents as dollars, and no cents where there are none', () => {
  assert.deepEqual([0, 2_083, 125_000].map(dollars), ['$0', '$20.83', '$1,250']);
});

it('names a month in every zone alike', () => {
  assert.deepEqual(['2026-01', '2026-09'].map(monthOf), ['Jan 2026', 'Sep 2026']);
});

it('tells a span in the unit that fits it', () => {
  assert.deepEqual([0, 119, 120, 7_200, 400_000].map(spanOf), ['0 s', '119 s', '2 min', '2 h', '5 days']);
});

it('writes a moment in the hours of the reader, and the two nearest days as words', () => {
  const evening = '2026-11-25T19:00:00-05:00';
  const zone = 'America/New_York';
  const seen = (now: string, hour12: boolean) => momentOf(evening, { now: new Date(now), hour12, zone });
  assert.equal(seen('2026-12-24T12:00:00Z', true), '25 Nov 2026, 7:00 PM');
  assert.equal(seen('2026-12-24T12:00:00Z', false), '25 Nov 2026, 19:00');
  assert.equal(seen('2026-11-26T04:00:00Z', false), 'today, 19:00');
  assert.equal(seen('2026-11-26T12:00:00Z', true), 'yesterday, 7:00 PM');
  assert.equal(momentOf(evening, { now: new Date(evening), hour12: false, zone: 'Asia/Kolkata' }), 'today, 05:30');
});
