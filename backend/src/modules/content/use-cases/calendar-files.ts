import { Injectable } from '@nestjs/common';
import ical, { ICalEventStatus } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { Clock } from '../../../kernel/clock.ts';
import { institute } from '../../../kernel/institute.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { events } from '../kinds/event/kind.ts';
import { ContentReader } from './content-reader.ts';
import { EventDates } from './event-dates.ts';

/**
 * An event as a calendar file (RFC 5545), on the wall clock of its own zone, so that a weekly circle keeps its hour
 * across daylight saving. A visitor's file: what is locked for a visitor is never inside.
 */
@Injectable()
export class CalendarFiles {
  constructor(
    private readonly content: ContentReader,
    private readonly dates: EventDates,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Throws NoSuchContent. */
  async write(idOrSlug: string): Promise<string> {
    const event = await this.content.one(events, idOrSlug);
    const site = this.settings.siteOrigin;
    const page = `${site}/events/${encodeURIComponent(event.slug)}`;
    const calendar = ical({
      prodId: { company: institute.name, product: 'Events', language: 'EN' },
      // Only the event has a zone: of the calendar itself all times are UTC.
      timezone: { name: null, generator: zoneBlock },
    });
    const { changes, ...times } = await this.dates.event(event.id);
    const host = new URL(site).hostname;
    const entry = {
      id: `${event.id}@${host}`,
      // Each change of a date makes all entries newer than those saved before.
      sequence: changes.reduce((sum, { sequence }) => sum + sequence, 0),
      // The day of the asking: within it, the same event is the same file.
      stamp: DateTime.fromJSDate(this.clock.now(), { zone: 'utc' }).startOf('day'),
      timezone: event.zone,
      summary: event.title,
      description: [event.description, page].filter(Boolean).join('\n\n'),
      location: event.isVirtual ? 'Online' : (event.location ?? ''),
      url: page,
    };
    const inZone = (moment: Date) => DateTime.fromJSDate(moment, { zone: event.zone });
    const left = changes.filter(({ originalStart, isCancelled }) => originalStart && isCancelled);
    calendar.createEvent({
      ...entry,
      // Of what repeats always the first date: saved again, it is the same entry of the calendar.
      start: inZone(event.recurrence ? times.startsAt : new Date(event.startsAt)),
      end: inZone(event.recurrence ? times.endsAt : new Date(event.endsAt)),
      repeating: event.recurrence
        ? [`RRULE:${event.recurrence}`, ...left.map(({ knownAs }) => exceptionAt(inZone(knownAs)))].join('\r\n')
        : null,
      status: !event.recurrence && left.length > 0 ? ICalEventStatus.CANCELLED : null,
    });
    for (const { knownAs, originalStart, startsAt, endsAt, isCancelled } of changes) {
      if (isCancelled || (originalStart && !event.recurrence)) continue;
      const held = { start: inZone(startsAt), end: inZone(endsAt) };
      const name = originalStart ? { recurrenceId: inZone(originalStart) } : { id: `${event.id}-${+knownAs}@${host}` };
      calendar.createEvent({ ...entry, ...held, ...name });
    }
    return `${calendar.toString()}\r\n`;
  }
}

/** A date that is not held. */
const exceptionAt = (date: DateTime): string => `EXDATE;TZID=${date.zoneName}:${date.toFormat("yyyyMMdd'T'HHmmss")}`;

/** The rules of a zone's clock, as calendars want them beside the times. */
const zoneBlock = (zone: string): string | null => {
  const [block] = tzlib_get_ical_block(zone);
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : null;
};
