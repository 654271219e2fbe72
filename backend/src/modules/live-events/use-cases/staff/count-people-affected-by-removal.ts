import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { EventDates } from '#modules/content/index.ts';
import type { RemovalAudienceView } from './event-dates.view.ts';

@Injectable()
export class CountPeopleAffectedByRemoval {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
  ) {}

  async count(eventIds: readonly string[]): Promise<RemovalAudienceView> {
    const events = await Promise.all(eventIds.map((id) => this.dates.findEvents(id)));
    const ahead = events
      .filter((event) => event !== undefined)
      .map((event) => ({ id: event.id, dates: this.dates.datesAhead(event).filter(({ isCancelled }) => !isCancelled) }))
      .filter(({ dates }) => dates.length > 0)
      .map(({ id, dates }) => ({ id, dates: dates.map(({ knownAs }) => knownAs) }));
    const [row] = await this.database.sql<RemovalAudienceView>(
      `select count(distinct r.user_id)::int as total from rsvp r
       join jsonb_to_recordset(?::jsonb) as e(id uuid, dates jsonb) on e.id = r.event_id
       where (r.known_as is null and r.state = 'coming')
         or (r.state in ('coming', 'waiting') and r.known_as in
           (select value::timestamptz from jsonb_array_elements_text(e.dates)))`,
      [JSON.stringify(ahead)],
    );
    return row ?? { total: 0 };
  }
}
