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
  location: null,
  address: 'https://oneness.example/events/unity',
};

it('fills in Google’s calendar on the wall clock of the event, with its rule', () => {
  const { searchParams } = new URL(googleCalendarLink(circle));
  assert.equal(searchParams.get('text'), 'Weekly Unity Circle');
  assert.equal(searchParams.get('dates'), '20261125T190000/20261125T201500');
  assert.equal(searchParams.get('ctz'), 'America/New_York');
  assert.equal(searchParams.get('recur'), 'RRULE:FREQ=WEEKLY;BYDAY=WE');
});

it('begins with the first date where the rule counts its dates', () => {
  const counted = { ...circle, recurrence: 'FREQ=WEEKLY;BYDAY=WE;COUNT=9' };
  const { searchParams } = new URL(googleCalendarLink(counted));
  assert.equal(searchParams.get('dates'), '20261028T190000/20261028T201500');
});

it('leaves out a rule that an event does not have', () => {
  const { searchParams } = new URL(googleCalendarLink({ ...circle, recurrence: null, location: 'Santa Fe' }));
  assert.equal(searchParams.has('recur'), false);
  assert.equal(searchParams.get('location'), 'Santa Fe');
});

it('fills in Outlook’s calendar with the moment, whatever the zone', () => {
  const { searchParams } = new URL(outlookCalendarLink(circle));
  assert.equal(searchParams.get('startdt'), '2026-11-26T00:00:00.000Z');
  assert.equal(searchParams.get('enddt'), '2026-11-26T01:15:00.000Z');
  assert.equal(searchParams.get('location'), circle.address);
});
