import assert from 'node:assert/strict';
import { it } from 'node:test';
import { googleCalendarLink, outlookCalendarLink, type CalendarEvent } from './calendar-links.ts';

const circle: CalendarEvent = {
  title: 'Weekly Unity Circle',
  startsAt: '2026-11-26T00:00:00.000Z',
  endsAt: '2026-11-26T01:15:00.000Z',
  zone: 'America/New_York',
  recurrence: 'FREQ=WEEKLY;BYDAY=WE',
  firstStartsAt: '2026-10-28T23:00:00.000Z',
  firstEndsAt: '2026-10-29T00:15:00.000Z',
  location: null,
  address: 'https://oneness.example/events/unity',
};

it('fills in Google Calendar with the local time of the event and its recurrence rule', () => {
  const { searchParams } = new URL(googleCalendarLink(circle));
  assert.equal(searchParams.get('text'), 'Weekly Unity Circle');
  assert.equal(searchParams.get('dates'), '20261028T190000/20261028T201500');
  assert.equal(searchParams.get('ctz'), 'America/New_York');
  assert.equal(searchParams.get('recur'), 'RRULE:FREQ=WEEKLY;BYDAY=WE');
});

it('starts Google Calendar at the first date when the next one is moved and longer', () => {
  const moved = { ...circle, startsAt: '2026-11-27T02:00:00.000Z', endsAt: '2026-11-27T05:00:00.000Z' };
  const { searchParams } = new URL(googleCalendarLink(moved));
  assert.equal(searchParams.get('dates'), '20261028T190000/20261028T201500');
  const single = new URL(googleCalendarLink({ ...moved, recurrence: null }));
  assert.equal(single.searchParams.get('dates'), '20261126T210000/20261127T000000');
});

it('omits the rule of a single event', () => {
  const { searchParams } = new URL(googleCalendarLink({ ...circle, recurrence: null, location: 'Santa Fe' }));
  assert.equal(searchParams.has('recur'), false);
  assert.equal(searchParams.get('location'), 'Santa Fe');
});

it('fills in Outlook with the UTC time in any time zone', () => {
  const { searchParams } = new URL(outlookCalendarLink(circle));
  assert.equal(searchParams.get('startdt'), '2026-11-26T00:00:00.000Z');
  assert.equal(searchParams.get('enddt'), '2026-11-26T01:15:00.000Z');
  assert.equal(searchParams.get('location'), circle.address);
});
