import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { ChangeEventDate, EventDates, type ScheduledDate, type EventSummary } from '#modules/content/index.ts';
import { Database } from '#platform/database/database.ts';
import { demoAccounts } from './accounts.ts';

const dayMs = 86_400_000;
const demoAccountEmails = demoAccounts.map(({ name }) => `${name}@example.org`).join(',');
const pastAttendance = [41, 23, 37, 29, 34, 26, 31, 22];
const upcomingRsvps = [27, 18, 21, 9, 6];

@Injectable()
export class DemoCircleSeeder {
  constructor(
    private readonly database: Database,
    private readonly dates: EventDates,
    private readonly changeDate: ChangeEventDate,
    private readonly clock: Clock,
  ) {}

  async seed(): Promise<string> {
    const [there] = await this.database.sql('select 1 from attendance limit 1');
    if (there) return 'circles are there';
    const now = this.clock.now();
    const held = await this.held(new Date(now.getTime() - 30 * dayMs), now);
    const past = held.filter(({ date }) => date.endsAt <= now).toReversed();
    for (const [at, { event, date }] of past.entries()) {
      await this.database.sql(
        `insert into attendance (user_id, event_id, known_as, joined_at)
         select id, ?, ?, ? from users order by md5(id::text || ?) limit ?`,
        [event.id, date.knownAs, date.startsAt, `was ${at}`, pastAttendance[at % pastAttendance.length]],
      );
    }
    const ahead = await this.held(now, new Date(now.getTime() + 60 * dayMs));
    await this.moveOneDate(ahead);
    const next = ahead.filter(({ event }, at) => ahead.findIndex((one) => one.event.id === event.id) === at);
    for (const [at, { event, date }] of next.entries())
      await this.addRsvps(event.id, date, Math.min(upcomingRsvps[at] ?? 4, (event.capacity ?? Infinity) - 1), now);
    return `${past.length} circles and workshops were held, ${next.length} are to come`;
  }

  private async held(from: Date, to: Date): Promise<{ event: EventSummary; date: ScheduledDate }[]> {
    const events = await this.dates.listBetween(from, to);
    return events
      .flatMap(({ event, dates }) => dates.map((date) => ({ event, date })))
      .toSorted((one, other) => one.date.startsAt.getTime() - other.date.startsAt.getTime());
  }

  private async moveOneDate(ahead: readonly { event: EventSummary; date: ScheduledDate }[]): Promise<void> {
    const [, , third] = ahead.filter(({ event }) => event.slug === 'deep-practice-circle');
    const [admin] = await this.database.sql<{ id: string }>(`select id from users where email = 'admin@example.org'`);
    if (!third || !admin) return;
    const { startsAt, endsAt } = third.date;
    await this.changeDate.move({
      ...{ eventId: third.event.id, actorId: admin.id, date: startsAt, note: 'A day later this week.' },
      startsAt: new Date(startsAt.getTime() + dayMs),
      endsAt: new Date(endsAt.getTime() + dayMs),
    });
  }

  private async addRsvps(eventId: string, { knownAs }: ScheduledDate, count: number, now: Date): Promise<void> {
    const people = await this.database.sql<{ id: string }>(
      `select id from users where email <> all(string_to_array(?, ',')) order by md5(id::text || ?) limit ?`,
      [demoAccountEmails, eventId, count],
    );
    const rows = people.map(({ id }) => ({ id: newId(), user_id: id }));
    await this.database.sql(
      `insert into rsvp (id, user_id, event_id, known_as, state, answered_at)
       select id, user_id, ?, ?, 'coming', ? from jsonb_to_recordset(?::jsonb) as r(id uuid, user_id uuid)
       on conflict do nothing`,
      [eventId, knownAs, now, JSON.stringify(rows)],
    );
  }
}
