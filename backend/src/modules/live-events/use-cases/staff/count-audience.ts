import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { EventDates, type ChangeScope, type EventSummary, type ScheduledDate } from '#modules/content/index.ts';
import {
  attendeesOfDatesSql,
  attendeesSql,
  buildAttendeesOfDatesParams,
  buildAttendeesParams,
} from '../rsvp/attendees.ts';
import type { EventAudienceView } from './event-dates.view.ts';

export { changeScopes, type ChangeScope } from '#modules/content/index.ts';
export const announcedChanges = ['time', 'cancel'] as const;

interface AudienceRequest {
  readonly eventId: string;
  readonly date: Date;
  readonly scope: ChangeScope;
  readonly change: (typeof announcedChanges)[number];
}

@Injectable()
export class CountAudience {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
  ) {}

  async count({ eventId, scope, change, ...request }: AudienceRequest): Promise<EventAudienceView> {
    const event = await this.dates.readEvent(eventId);
    const date = this.dates.getStartingAt(event, request.date);
    if (scope === 'one') return this.countOfDate(event, date);
    const dates = [date, ...this.dates.datesAfter(event, date)].filter(
      ({ originalStart }) => originalStart ?? change === 'cancel',
    );
    return this.countOfDates(event, dates);
  }

  private async countOfDate({ id: eventId }: EventSummary, { knownAs }: ScheduledDate): Promise<EventAudienceView> {
    const [row] = await this.database.sql<EventAudienceView>(
      `select c.coming, w.waiting, c.coming + w.waiting as total
       from (select count(*)::int as coming from (${attendeesSql}) a) c,
         (select count(*)::int as waiting from rsvp where event_id = ? and known_as = ? and state = 'waiting') w`,
      [...buildAttendeesParams({ eventId, knownAs }), eventId, knownAs],
    );
    return row ?? { coming: 0, waiting: 0, total: 0 };
  }

  private async countOfDates({ id }: EventSummary, dates: readonly ScheduledDate[]): Promise<EventAudienceView> {
    const [row] = await this.database.sql<EventAudienceView>(
      `select count(*) filter (where comes)::int as coming, count(*) filter (where not comes)::int as waiting,
         count(*)::int as total
       from (${attendeesOfDatesSql}) people`,
      buildAttendeesOfDatesParams(id, dates),
    );
    return row ?? { coming: 0, waiting: 0, total: 0 };
  }
}
