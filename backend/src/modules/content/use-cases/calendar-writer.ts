import { Injectable } from '@nestjs/common';
import ical, { ICalEventStatus, type ICalCalendar } from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { Clock } from '#kernel/clock.ts';
import { institute } from '#kernel/institute.ts';
import { Settings } from '#platform/config/settings.ts';
import { computeEventSchedule, readDatesOrNull, type ScheduledDate } from '../kinds/event/dates.ts';
import { eventKind } from '../kinds/event/kind.ts';
import { ContentReader } from './content-reader.ts';
import { EventDates, type EventSummary } from './event-dates.ts';

/** Calendar files must not contain the meeting link. */
export type CalendarEvent = Omit<EventSummary, 'roomLink'> & { readonly description?: string | null };

interface CalendarDate {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** A calendar app shows the entry with the highest SEQUENCE. */
  readonly sequence: number;
}

const calendarProductId = { company: institute.name, product: 'Events', language: 'EN' };

/** An added occurrence becomes a separate calendar entry, because some calendar apps do not read RDATE. */
@Injectable()
export class CalendarWriter {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  write(events: readonly CalendarEvent[], name?: string): string {
    const calendar = ical({
      prodId: calendarProductId,
      timezone: { name: null, generator: buildTimeZoneBlock },
      ...(name && { name, ttl: 3_600 }),
    });
    for (const event of events) {
      const changes = readDatesOrNull(event, () => computeEventSchedule(event, this.clock.now(), 0).changes);
      if (changes) this.add(calendar, event, changes);
    }
    return `${calendar.toString()}\r\n`;
  }

  writeOne({ id, page, title, startsAt, endsAt, sequence, description }: CalendarDate): string {
    const calendar = ical({ prodId: calendarProductId });
    const { hostname } = new URL(this.settings.siteOrigin);
    calendar.createEvent({
      ...{ id: `${id}@${hostname}`, sequence, stamp: this.clock.now(), summary: title, description, url: page },
      ...{ start: startsAt, end: endsAt },
    });
    return `${calendar.toString()}\r\n`;
  }

  private add(calendar: ICalCalendar, event: CalendarEvent, changes: readonly ScheduledDate[]): void {
    const { id, zone, recurrence, startsAt, endsAt } = event;
    const site = this.settings.siteOrigin;
    const host = new URL(site).hostname;
    const page = `${site}/events/${encodeURIComponent(event.slug)}`;
    const inZone = (moment: Date) => DateTime.fromJSDate(moment, { zone });
    const textOf = (note?: string | null) => [note, event.description, page].filter(Boolean).join('\n\n');
    const entry = {
      id: `${id}@${host}`,
      // Adds the changes of all occurrences, also of removed ones, so that SEQUENCE never decreases.
      sequence: event.changes.reduce((sum, { sequence }) => sum + sequence, event.sequence),
      // Uses the day, so that the file of an unchanged event changes at most once a day.
      stamp: DateTime.fromJSDate(this.clock.now(), { zone: 'utc' }).startOf('day'),
      timezone: zone,
      summary: event.title,
      location: event.isVirtual ? 'Online' : (event.location ?? ''),
      url: page,
    };
    const ofRule = changes.filter(({ originalStart }) => originalStart);
    const added = changes.filter(({ originalStart, isCancelled }) => !originalStart && !isCancelled);
    const [single] = recurrence ? [] : ofRule;
    const left = ofRule
      .filter(({ isCancelled }) => isCancelled)
      .map(({ knownAs }) => formatExcludedDate(inZone(knownAs)));
    calendar.createEvent({
      ...entry,
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

/** A time in UTC ends with Z, because iCalendar has no zone named UTC. */
function formatExcludedDate(date: DateTime): string {
  const time = date.toFormat("yyyyMMdd'T'HHmmss");
  return date.zoneName === 'UTC' ? `EXDATE:${time}Z` : `EXDATE;TZID=${date.zoneName}:${time}`;
}

/** Uses the requested zone name, because the library may return the name of an equal zone. */
const buildTimeZoneBlock = (zone: string): string | null => {
  const [block] = tzlib_get_ical_block(zone);
  if (!block?.startsWith('BEGIN:VTIMEZONE')) return null;
  return block.replace(/^(TZID|X-LIC-LOCATION):.*$/gm, (_, property: string) => `${property}:${zone}`);
};

@Injectable()
export class PublicCalendarWriter {
  constructor(
    private readonly content: ContentReader,
    private readonly dates: EventDates,
    private readonly calendar: CalendarWriter,
  ) {}

  async write(idOrSlug: string): Promise<string> {
    const { id, descriptionPlain } = await this.content.readItem(eventKind, idOrSlug);
    return this.calendar.write([{ ...(await this.dates.readEvent(id)), description: descriptionPlain }]);
  }
}
