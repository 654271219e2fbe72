import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { EventDates, type EventSummary, type ScheduledDate } from '#modules/content/index.ts';
import { attendeesSql, buildAttendeesParams } from '../rsvp/attendees.ts';
import type { EventAudienceView } from './event-dates.view.ts';

export const changeScopes = ['one', 'later'] as const;
export type ChangeScope = (typeof changeScopes)[number];

/** Counts the members that a change of a date, or of a date and all later ones, notifies. */
@Injectable()
export class CountAudience {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
  ) {}

  /** Throws ContentNotFound, EventDateNotFound. */
  async count(eventId: string, startsAt: Date, scope: ChangeScope): Promise<EventAudienceView> {
    const event = await this.dates.readEvent(eventId);
    const date = this.dates.getStartingAt(event, startsAt);
    return scope === 'one' ? this.countOfDate(event, date) : this.countOfLater(event, date);
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

  /** Each member counts once, because members who attend all dates are notified once. */
  private async countOfLater(event: EventSummary, { knownAs }: ScheduledDate): Promise<EventAudienceView> {
    const ahead = this.dates.datesAhead(event).filter((date) => date.knownAs >= knownAs && !date.isCancelled);
    const named = ahead.filter(({ originalStart }) => originalStart).map((date) => date.knownAs.toISOString());
    const [row] = await this.database.sql<EventAudienceView>(
      `select count(*) filter (where comes)::int as coming, count(*) filter (where not comes)::int as waiting,
         count(*)::int as total
       from (select user_id, bool_or(state = 'coming') as comes from rsvp
         where event_id = ? and ((known_as is null and state = 'coming')
           or (known_as in (select value::timestamptz from jsonb_array_elements_text(?::jsonb))
             and state in ('coming', 'waiting')))
         group by user_id) people`,
      [event.id, JSON.stringify(named)],
    );
    return row ?? { coming: 0, waiting: 0, total: 0 };
  }
}
