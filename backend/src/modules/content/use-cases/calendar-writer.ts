import { Injectable } from '@nestjs/common';
import ical, { ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { Clock } from '../../../kernel/clock.ts';
import { institute } from '../../../kernel/institute.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { datesOf, unlessUnreadable, type HeldDate } from '../kinds/event/dates.ts';
import { events } from '../kinds/event/kind.ts';
import { ContentReader } from './content-reader.ts';
import { EventDates, type KnownEvent } from './event-dates.ts';

/** What a calendar is told of an event. The link to its room is never in it. */
export type CalendarEvent = Omit<KnownEvent, 'roomLink'> & { readonly description?: string | null };

interface OneDate {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Where it is told of on our site. */
  readonly page: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Grows with each change: a calendar shows the newest. */
  readonly sequence: number;
}

const prodId = { company: institute.name, product: 'Events', language: 'EN' };

/**
 * Writes events as a calendar (RFC 5545), each on the wall clock of its own zone, so that a weekly circle keeps its hour
 * across daylight saving. A moved date is told by RECURRENCE-ID, a cancelled one by EXDATE, and one that was added is an
 * entry of its own, as not every calendar reads RDATE.
 */
@Injectable()
export class CalendarWriter {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** With a name it is a calendar to subscribe to. Events whose rule cannot be read are left out. */
  write(events: readonly CalendarEvent[], name?: string): string {
    const calendar = ical({
      prodId,
      // Only the events have a zone: of the calendar itself all times are UTC.
      timezone: { name: null, generator: zoneBlock },
      ...(name && { name, ttl: 3_600 }),
    });
    for (const event of events) {
      const changes = unlessUnreadable(event, () => datesOf(event, this.clock.now(), 0).changes);
      if (changes) this.add(calendar, event, changes);
    }
    return `${calendar.toString()}\r\n`;
  }

  /** Something that is held once and is in no list of events. */
  writeOne({ id, page, title, startsAt, endsAt, sequence, description }: OneDate): string {
    const calendar = ical({ prodId });
    const { hostname } = new URL(this.settings.siteOrigin);
    calendar.createEvent({
      ...{ id: `${id}@${hostname}`, sequence, stamp: this.clock.now(), summary: title, description, url: page },
      ...{ start: startsAt, end: endsAt },
    });
    return `${calendar.toString()}\r\n`;
  }

  private add(calendar: ICalCalendar, event: CalendarEvent, changes: readonly HeldDate[]): void {
    const { id, zone, recurrence, startsAt, endsAt } = event;
    const site = this.settings.siteOrigin;
    const host = new URL(site).hostname;
    const page = `${site}/events/${encodeURIComponent(event.slug)}`;
    const inZone = (moment: Date) => DateTime.fromJSDate(moment, { zone });
    const textOf = (note?: string | null) => [note, event.description, page].filter(Boolean).join('\n\n');
    const entry = {
      id: `${id}@${host}`,
      // Each change of the event or of a date makes all entries newer than those saved before. A date that the rule no
      // longer names counts on: the number never falls.
      sequence: event.changes.reduce((sum, { sequence }) => sum + sequence, event.sequence),
      // The day of the asking: within it, the same event is the same file.
      stamp: DateTime.fromJSDate(this.clock.now(), { zone: 'utc' }).startOf('day'),
      timezone: zone,
      summary: event.title,
      location: event.isVirtual ? 'Online' : (event.location ?? ''),
      url: page,
    };
    const ofRule = changes.filter(({ originalStart }) => originalStart);
    const added = changes.filter(({ originalStart, isCancelled }) => !originalStart && !isCancelled);
    const [single] = recurrence ? [] : ofRule;
    const left = ofRule.filter(({ isCancelled }) => isCancelled).map(({ knownAs }) => exceptionAt(inZone(knownAs)));
    calendar.createEvent({
      ...entry,
      // Of what repeats always the first date: saved again, it is the same entry of the calendar.
      start: inZone(single?.startsAt ?? startsAt),
      end: inZone(single?.endsAt ?? endsAt),
      description: textOf(single?.note),
      repeating: recurrence ? [`RRULE:${recurrence}`, ...left].join('\r\n') : null,
      status: single?.isCancelled ? ICalEventStatus.CANCELLED : null,
    });
    const moved = recurrence ? ofRule.filter(({ isCancelled }) => !isCancelled) : [];
    for (const date of [...moved, ...added])
      calendar.createEvent({
        ...{ ...entry, start: inZone(date.startsAt), end: inZone(date.endsAt), description: textOf(date.note) },
        ...(date.originalStart
          ? { recurrenceId: inZone(date.originalStart) }
          : { id: `${id}-${Number(date.knownAs)}@${host}` }),
      });
  }
}

/** A date that is not held, in the form of its start: UTC has no zone of that name in calendars. */
function exceptionAt(date: DateTime): string {
  const time = date.toFormat("yyyyMMdd'T'HHmmss");
  return date.zoneName === 'UTC' ? `EXDATE:${time}Z` : `EXDATE;TZID=${date.zoneName}:${time}`;
}

/** The rules of a zone's clock. The list holds some zones under the name of another with the same clock. */
const zoneBlock = (zone: string): string | null => {
  const [block] = tzlib_get_ical_block(zone);
  if (!block?.startsWith('BEGIN:VTIMEZONE')) return null;
  return block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, (_, property: string) => `${property}:${zone}`);
};

/** An event as a calendar file. A visitor's file: what is locked for a visitor is never inside. */
@Injectable()
export class CalendarFiles {
  constructor(
    private readonly content: ContentReader,
    private readonly dates: EventDates,
    private readonly calendar: CalendarWriter,
  ) {}

  /** Throws NoSuchContent. */
  async write(idOrSlug: string): Promise<string> {
    const { id, description } = await this.content.one(events, idOrSlug);
    return this.calendar.write([{ ...(await this.dates.event(id)), description }]);
  }
}
