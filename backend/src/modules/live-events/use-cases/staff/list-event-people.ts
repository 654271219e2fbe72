import { Injectable } from '@nestjs/common';
import { stringify } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { spreadsheetCsv } from '#platform/http/csv.ts';
import { FindUsersById } from '#modules/auth/index.ts';
import { EventDates, type EventSummary, type ScheduledDate } from '#modules/content/index.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import { attendeesSql, buildAttendeesParams } from '../rsvp/attendees.ts';
import type { EventPeopleView, EventPersonView } from './event-people.view.ts';

const batchSize = 500;
const maxExportedPeople = 100_000;
const firstId = '00000000-0000-0000-0000-000000000000';

interface Row {
  readonly userId: string;
  readonly answer: 'coming' | 'waiting' | null;
  readonly joinedAt: string | null;
  readonly recordedBy: string | null;
}

interface PeopleFile {
  readonly name: string;
  readonly stream: Readable;
}

/** Takes the parameters of `attendeesSql`, then the event id, `knownAs`, the event id and `knownAs`. */
const peopleSql = `select user_id, max(answer) as answer, max(joined_at) as joined_at, max(recorded_by) as recorded_by
  from (
    select user_id, 'coming' as answer, null::timestamptz as joined_at, null as recorded_by from (${attendeesSql}) coming
    union all
    select user_id, 'waiting', null, null from rsvp where event_id = ? and known_as = ? and state = 'waiting'
    union all
    select user_id, null, joined_at, recorded_by::text from attendance where event_id = ? and known_as = ?
  ) people group by user_id`;

@Injectable()
export class ListEventPeople {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly dates: EventDates,
    private readonly users: FindUsersById,
    private readonly entitlements: ReadEntitlements,
  ) {}

  async list(eventId: string, startsAt: Date, limit: number): Promise<EventPeopleView> {
    const { event, date } = await this.find(eventId, startsAt);
    const [counted] = await this.database.sql<{ total: number }>(
      `select count(*)::int as total from (${peopleSql}) people`,
      buildParams(event, date),
    );
    const people: EventPersonView[] = [];
    for await (const person of this.read(event, date, limit)) people.push(person);
    return { total: counted?.total ?? 0, items: people };
  }

  async export(eventId: string, startsAt: Date, actorId: string): Promise<PeopleFile> {
    const { event, date } = await this.find(eventId, startsAt);
    const details = { eventId, startsAt: startsAt.toISOString() };
    await this.tx.run(async ({ auditLog }) =>
      auditLog.record({ action: 'events.people-exported', actorId, subjectId: null, details }),
    );
    const columns = ['Name', 'Email', 'Plan', 'Said yes', 'Came', 'Joined at (UTC)', 'Recorded by'];
    const csv = stringify({ header: true, columns, ...spreadsheetCsv });
    const rows = Readable.from(toCsvRows(this.read(event, date, maxExportedPeople)));
    pipeline(rows, csv, () => undefined);
    return { name: `${event.slug}-${date.startsAt.toISOString().slice(0, 10)}.csv`, stream: csv };
  }

  private async find(eventId: string, startsAt: Date): Promise<{ event: EventSummary; date: ScheduledDate }> {
    const event = await this.dates.readEvent(eventId);
    return { event, date: this.dates.getStartingAt(event, startsAt) };
  }

  private async *read(event: EventSummary, date: ScheduledDate, limit: number): AsyncGenerator<EventPersonView> {
    let after = firstId;
    for (let left = limit; left > 0; left -= batchSize) {
      const rows = await this.database.sql<Row>(
        `select user_id as "userId", answer, joined_at as "joinedAt", recorded_by as "recordedBy"
         from (${peopleSql}) people where user_id > ?::uuid order by user_id limit ?`,
        [...buildParams(event, date), after, Math.min(left, batchSize)],
      );
      yield* await this.toViews(rows);
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) return;
      after = last.userId;
    }
  }

  private async toViews(rows: readonly Row[]): Promise<EventPersonView[]> {
    const ids = rows.map(({ userId }) => userId);
    const [users, tiers] = await Promise.all([this.users.list(ids), this.entitlements.read(ids)]);
    return rows.flatMap(({ userId, answer, joinedAt, recordedBy }) => {
      const user = users.get(userId);
      if (!user) return [];
      return [
        {
          ...{ userId, email: user.email, answer },
          name: [user.firstName, user.lastName].filter(Boolean).join(' '),
          tier: tiers.get(userId)?.tier ?? 'free',
          joinedAt: joinedAt && new Date(joinedAt).toISOString(),
          isRecordedByStaff: recordedBy !== null,
        },
      ];
    });
  }
}

const buildParams = ({ id: eventId }: EventSummary, { knownAs }: ScheduledDate): unknown[] => [
  ...buildAttendeesParams({ eventId, knownAs }),
  ...[eventId, knownAs, eventId, knownAs],
];

const answerTexts = { coming: 'yes', waiting: 'waiting list' };

async function* toCsvRows(people: AsyncIterable<EventPersonView>): AsyncGenerator<string[]> {
  for await (const { name, email, tier, answer, joinedAt, isRecordedByStaff } of people)
    yield [
      ...[name, email, tier, answer ? answerTexts[answer] : '', joinedAt ? 'yes' : 'no', joinedAt ?? ''],
      joinedAt ? (isRecordedByStaff ? 'staff' : 'Join button') : '',
    ];
}
