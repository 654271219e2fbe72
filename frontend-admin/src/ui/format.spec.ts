import assert from 'node:assert/strict';
import { it } from 'node:test';
import {
  formatCount,
  formatDollars,
  formatMinutes,
  formatDateTime,
  formatMonth,
  formatFullName,
  formatDuration,
} from './format.ts';

it('shows a duration in whole minutes, rounded down, and a dash for none', () => {
  assert.equal(formatMinutes(959), '15 min');
  assert.equal(formatMinutes(59), '0 min');
  assert.equal(formatMinutes(0), '–');
  assert.equal(formatMinutes(null), '–');
});

it('uses the singular for one and a comma for thousands', () => {
  assert.equal(formatCount(1, 'member'), '1 member');
  assert.equal(formatCount(1312, 'member'), '1,312 members');
  assert.equal(formatCount(0, 'reply', 'replies'), '0 replies');
});

it('joins the given names without extra spaces', () => {
  assert.equal(formatFullName({ firstName: 'Ada', lastName: 'Moon' }), 'Ada Moon');
  assert.equal(formatFullName({ firstName: null, lastName: 'Moon' }), 'Moon');
  assert.equal(formatFullName({ firstName: '', lastName: null }), '');
});

it('shows cents as dollars, and omits the cents when they are zero', () => {
  assert.deepEqual([0, 2_083, 125_000].map(formatDollars), ['$0', '$20.83', '$1,250']);
});

it('formats a month identically in every time zone', () => {
  assert.deepEqual(['2026-01', '2026-09'].map(formatMonth), ['Jan 2026', 'Sep 2026']);
});

it('formats a duration in the largest fitting unit', () => {
  assert.deepEqual([0, 119, 120, 7_200, 400_000].map(formatDuration), ['0 s', '119 s', '2 min', '2 h', '5 days']);
});

it("formats a time in the reader's hour format, with 'today' and 'yesterday'", () => {
  const evening = '2026-11-25T19:00:00-05:00';
  const zone = 'America/New_York';
  const seen = (now: string, hour12: boolean) => formatDateTime(evening, { now: new Date(now), hour12, zone });
  assert.equal(seen('2026-12-24T12:00:00Z', true), '25 Nov 2026, 7:00 PM');
  assert.equal(seen('2026-12-24T12:00:00Z', false), '25 Nov 2026, 19:00');
  assert.equal(seen('2026-11-26T04:00:00Z', false), 'today, 19:00');
  assert.equal(seen('2026-11-26T12:00:00Z', true), 'yesterday, 7:00 PM');
  assert.equal(
    formatDateTime(evening, { now: new Date(evening), hour12: false, zone: 'Asia/Kolkata' }),
    'today, 05:30',
  );
});
