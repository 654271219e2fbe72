import type { Event } from './api/content.ts';
import { formatZonedDateTime } from '../../ui/times.ts';

/** Must not contain the link to join, because that link is for members only. */
export type CalendarEvent = Pick<
  Event,
  'title' | 'startsAt' | 'endsAt' | 'zone' | 'recurrence' | 'firstStartsAt' | 'firstEndsAt' | 'location'
> & {
  address: string;
};

export function googleCalendarLink(event: CalendarEvent): string {
  const { title, zone, recurrence } = event;
  const { startsAt, endsAt } = datesFor(event);
  return link('https://calendar.google.com/calendar/render', {
    action: 'TEMPLATE',
    text: title,
    dates: [startsAt, endsAt].map((moment) => toCompactDateTime(formatZonedDateTime(moment, zone))).join('/'),
    ctz: zone,
    details: event.address,
    location: event.location ?? event.address,
    recur: recurrence && `RRULE:${recurrence.replace(/^RRULE:/, '')}`,
  });
}

/** Uses the first occurrence of a series, because a moved or added occurrence does not match the recurrence rule. */
const datesFor = ({ startsAt, endsAt, recurrence, firstStartsAt, firstEndsAt }: CalendarEvent) =>
  recurrence ? { startsAt: firstStartsAt, endsAt: firstEndsAt } : { startsAt, endsAt };

/** Links of Outlook do not support recurrence rules, so the link has one occurrence. */
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

const toCompactDateTime = (clock: string): string => clock.replace(/[-:]/g, '');
