import { Injectable } from '@nestjs/common';
import { events } from '../kinds/event/kind.ts';
import { CalendarWriter } from './calendar-writer.ts';
import { ContentReader } from './content-reader.ts';
import { EventDates } from './event-dates.ts';

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
