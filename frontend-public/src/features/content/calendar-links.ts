import type { Event } from './api/content.ts';
import { wallClock } from '../../ui/times.ts';

/** What a calendar is told of an event: nothing that is kept for members. */
export type CalendarEvent = Pick<
  Event,
  'title' | 'startsAt' | 'endsAt' | 'zone' | 'recurrence' | 'firstStartsAt' | 'firstEndsAt' | 'location'
> & {
  /** The event's own page, where the way in is found. */
  address: string;
};

/** Opens Google's calendar with the event filled in; it repeats there by its own rule, on the wall clock of its zone. */
export function googleCalendarLink(event: CalendarEvent): string {
  const { title, zone, recurrence } = event;
  const { startsAt, endsAt } = datesFor(event);
  return link('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: [startsAt, endsAt].map((moment) => compact(wallClock(moment, zone))).join('/'),
    ctz: zone,
    details: event.address,
    location: event.location ?? event.address,
    recur: recurrence && `RRULE:${recurrence.replace(/^RRULE:/, '')}`,
  });
}

/** Of a series its first date: the next one may have been moved or added, and is then no date of the rule. */
const datesFor = ({ startsAt, endsAt, recurrence, firstStartsAt, firstEndsAt }: CalendarEvent) =>
  recurrence ? { startsAt: firstStartsAt, endsAt: firstEndsAt } : { startsAt, endsAt };

/** Opens Outlook's calendar with the event filled in: one date, as it takes no rule. */
export function outlookCalendarLink({ title, startsAt, endsAt, location, address }: CalendarEvent): string {
  return link('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt,
    enddt: endsAt,
    body: address,
    location: location ?? address,
  });
}

function link(base: string, given: Record<string, string | null>): string {
  const filled = Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `${base}?${new URLSearchParams(filled)}`;
}

/** "20261125T190000", as calendars write it. */
const compact = (clock: string): string => clock.replace(/[-:]/g, '');
