import assert from 'node:assert/strict';
import { it, mock } from 'node:test';
import {
  formatClockTime,
  formatClockTime24,
  uses24HourClock,
  formatDay,
  formatDayOfMonth,
  formatDayRange,
  formatMinutes,
  formatCityName,
  formatShortDay,
  formatTimeAgo,
  formatWeekday,
  formatZoneName,
} from './times.ts';

const saturday = '2026-11-28T14:00:00Z';
const newYork = 'America/New_York';
const thisYear = new Date(saturday);

it('day and clockTime use the given zone', () => {
  assert.equal(formatDay(saturday, newYork, thisYear), 'Saturday 28 November');
  assert.equal(formatClockTime(saturday, newYork), '9:00 AM');
  assert.equal(formatClockTime(saturday, 'Africa/Lagos'), '3:00 PM');
  assert.equal(formatShortDay(saturday, newYork), '28 Nov 2026');
});

it('day adds the year when it is not the current year in that zone', () => {
  const newYear = '2027-01-01T02:00:00Z';
  assert.equal(formatDay(newYear, newYork, thisYear), 'Thursday 31 December');
  assert.equal(formatDay(newYear, 'Europe/Paris', thisYear), 'Friday 1 January 2027');
});

it('clockTime24 is used when the reader’s locale has a 24-hour clock', () => {
  assert.equal(formatClockTime24('2026-11-28T05:05:00Z', newYork), '00:05');
  assert.deepEqual(['en-US', 'en-US@posix', 'de-DE', 'hi-IN'].map(uses24HourClock), [false, false, true, false]);
});

it('days formats an event of several days', () => {
  assert.equal(
    formatDayRange('2027-01-01T22:00:00Z', '2027-01-03T19:00:00Z', 'America/Denver', thisYear),
    '1 to 3 January 2027',
  );
  assert.equal(formatDayRange('2026-05-30T22:00:00Z', '2026-06-01T19:00:00Z', newYork, thisYear), '30 May to 1 June');
  assert.equal(formatDayRange('2026-05-30T10:00:00Z', '2026-05-30T23:00:00Z', newYork, thisYear), '30 May');
});

it('elapsed time is formatted as hours, days or the word yesterday', () => {
  const ago = (hours: number) =>
    formatTimeAgo(new Date(thisYear.getTime() - hours * 3_600_000).toISOString(), thisYear);
  assert.deepEqual([0, 3, 30, 50].map(ago), ['just now', '3 hours ago', 'yesterday', '2 days ago']);
});

it('zoneName returns the zone name of that date', () => {
  assert.equal(formatZoneName(saturday, newYork), 'EST');
  assert.equal(formatZoneName('2026-07-01T14:00:00Z', newYork), 'EDT');
});

it('a zone is named by the current name of its city', () => {
  assert.deepEqual(
    [newYork, 'Asia/Calcutta', 'Asia/Saigon', 'Asia/Ho_Chi_Minh', 'Asia/Katmandu', 'Europe/Kiev'].map((zone) =>
      formatCityName(zone),
    ),
    ['New York', 'Kolkata', 'Ho Chi Minh City', 'Ho Chi Minh City', 'Kathmandu', 'Kyiv'],
  );
});

it('dates use UTC when the browser reports an offset as its zone', () => {
  mock.method(Intl.DateTimeFormat.prototype, 'resolvedOptions', () => ({ timeZone: '+05:30' }));
  const written = [
    formatDayOfMonth(saturday),
    formatWeekday(saturday),
    formatClockTime24('2026-11-28T23:30:00Z'),
    formatCityName(),
  ];
  mock.restoreAll();
  assert.deepEqual(written, ['28', 'Saturday', '23:30', 'UTC']);
});

it('minutes rounds down to whole minutes', () => assert.equal(formatMinutes(719), '11 min'));
