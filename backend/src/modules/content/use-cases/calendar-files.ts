import { Injectable } from '@nestjs/common';
import ical from 'ical-generator';
import { DateTime } from 'luxon';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { Clock } from '../../../kernel/clock.ts';
import { institute } from '../../../kernel/institute.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { events } from '../kinds/event/kind.ts';
import { ContentReader } from './content-reader.ts';

/**
 * An event as a calendar file (RFC 5545), on the wall clock of its own zone, so that a weekly circle keeps its hour
 * across daylight saving. A visitor's file: what is locked for a visitor is never inside.
 */
@Injectable()
export class CalendarFiles {
  constructor(
    private readonly content: ContentReader,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Throws NoSuchContent. */
  async write(idOrSlug: string): Promise<string> {
    const event = await this.content.one(events, idOrSlug);
    const site = this.settings.siteOrigin;
    const page = `${site}/events/${encodeURIComponent(event.slug)}`;
    const first = DateTime.fromISO(event.firstStartsAt, { zone: event.zone });
    const lasts = Date.parse(event.endsAt) - Date.parse(event.startsAt);
    const calendar = ical({
      prodId: { company: institute.name, product: 'Events', language: 'EN' },
      // Only the event has a zone: of the calendar itself all times are UTC.
      timezone: { name: null, generator: zoneBlock },
    });
    calendar.createEvent({
      id: `${event.id}@${new URL(site).hostname}`,
      // The day of the asking: within it, the same event is the same file.
      stamp: DateTime.fromJSDate(this.clock.now(), { zone: 'utc' }).startOf('day'),
      // Of what repeats always the first date: saved again, it is the same entry of the calendar.
      start: first,
      end: first.plus(lasts),
      timezone: event.zone,
      summary: event.title,
      description: [event.description, page].filter(Boolean).join('\n\n'),
      location: event.isVirtual ? (event.zoomLink ?? 'Online') : (event.location ?? ''),
      url: page,
      repeating: event.recurrence ? `RRULE:${event.recurrence}` : null,
    });
    return `${calendar.toString()}\r\n`;
  }
}

/** The rules of a zone's clock, as calendars want them beside the times. */
const zoneBlock = (zone: string): string | null => {
  const [block] = tzlib_get_ical_block(zone);
  return block?.startsWith('BEGIN:VTIMEZONE') ? block : null;
};
