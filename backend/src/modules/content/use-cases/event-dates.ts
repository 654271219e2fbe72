import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, isSameMoment } from '#kernel/clock.ts';
import type { Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { ContentNotFound, EventDateNotFound } from '../domain/errors.ts';
import type { EventRescheduled } from '../domain/events.ts';
import {
  listDatesBetween,
  eventTimesColumns,
  scheduleHorizonMs,
  toEventTimes,
  readDatesOrNull,
  type EventTimes,
  type ScheduledDate,
  type EventTimesRow,
} from '../kinds/event/dates.ts';
import type { EventCategory } from '../kinds/event/entity.ts';
import { isSupportedRecurrence } from '../kinds/event/recurrence.ts';
import { matchDateSuccessors, type DateSuccessor } from '../kinds/event/successors.ts';
import { isUuid } from '../kinds/sql.ts';
import { StaffTableQueries } from './staff-table-queries.ts';

/** Show `roomLink` only to members who may join the meeting. */
export interface EventSummary extends EventTimes {
  readonly title: string;
  readonly slug: string;
  readonly category: EventCategory;
  readonly visibilityTier: Tier;
  readonly isVirtual: boolean;
  readonly location: string | null;
  readonly roomLink: string | null;
  readonly capacity: number | null;
  readonly sequence: number;
}

export interface EventDraft extends EventSummary {
  readonly status: 'draft' | 'scheduled';
}

type Row = EventTimesRow & Omit<EventSummary, keyof EventTimes>;

const columns = `${eventTimesColumns}, e.title, e.slug, e.category, e.visibility_tier as "visibilityTier",
  e.is_virtual as "isVirtual", e.location, e.zoom_link as "roomLink", e.capacity, e.sequence`;

@Injectable()
export class EventDates {
  constructor(
    private readonly database: Database,
    private readonly tables: StaffTableQueries,
    private readonly clock: Clock,
  ) {}

  /** Inside a transaction, pass its entity manager, so that the query uses the same connection. */
  async findEvents(id: string, em?: EntityManager): Promise<EventSummary | undefined> {
    if (!isUuid(id)) return undefined;
    const text = `select ${columns} from events e where e.id = ?`;
    const [row] = await (em ? em.execute<Row[]>(text, [id]) : this.database.sql<Row>(text, [id]));
    return row && toEvent(row);
  }

  async readEvent(id: string, em?: EntityManager): Promise<EventSummary> {
    const event = await this.findEvents(id, em);
    if (!event) throw new ContentNotFound();
    return event;
  }

  async listBetween(from: Date, to: Date): Promise<{ event: EventSummary; dates: ScheduledDate[] }[]> {
    const rows = await this.database.sql<Row>(
      `select ${columns} from events e
       where e.recurrence is not null or (e.starts_at <= ? and e.ends_at >= ?)
         or exists (select from event_dates d where d.event_id = e.id and d.starts_at <= ? and d.ends_at >= ?)`,
      [to, from, to, from],
    );
    return rows.map(toEvent).map((event) => ({ event, dates: this.datesBetween(event, from, to) }));
  }

  async listDraftsBetween(from: Date, to: Date): Promise<{ event: EventDraft; dates: ScheduledDate[] }[]> {
    const rows = await this.database.sql<Omit<Row, 'endsAt'> & Pick<EventDraft, 'status'> & { endsAt: string | null }>(
      `select ${columns}, e.status from ${this.tables.table('events')} e where e.status <> 'published'
       and e.starts_at <= ? and (e.recurrence is not null or coalesce(e.ends_at, e.starts_at) >= ?)`,
      [to, from],
    );
    return rows
      .map(({ status, ...row }) => ({ ...toEvent({ ...row, endsAt: row.endsAt ?? row.startsAt }), status }))
      .filter(({ recurrence }) => recurrence === null || isSupportedRecurrence(recurrence))
      .map((event) => ({ event, dates: this.datesBetween(event, from, to) }));
  }

  datesBetween(event: EventTimes, from: Date, to: Date): ScheduledDate[] {
    return readDatesOrNull(event, () => listDatesBetween(event, from, to)) ?? [];
  }

  datesAhead(event: EventTimes): ScheduledDate[] {
    const now = this.clock.now();
    const ahead = this.datesBetween(event, now, new Date(now.getTime() + scheduleHorizonMs));
    return ahead.filter(({ endsAt }) => endsAt > now);
  }

  datesAfter(event: EventTimes, { knownAs }: ScheduledDate): ScheduledDate[] {
    return this.datesAhead(event).filter((date) => date.knownAs > knownAs && !date.isCancelled);
  }

  currentOrNext(event: EventTimes): ScheduledDate | undefined {
    return this.datesAhead(event).find(({ isCancelled }) => !isCancelled);
  }

  datesBeforeChange({ former, at }: EventRescheduled['payload']): ScheduledDate[] {
    const from = new Date(at);
    const dates = this.datesBetween(readFormer({ former }), from, new Date(from.getTime() + scheduleHorizonMs));
    return dates.filter(({ endsAt, isCancelled }) => endsAt > from && !isCancelled);
  }

  successors(event: EventTimes, { former, at }: EventRescheduled['payload']): DateSuccessor[] {
    const was = readFormer({ former });
    return readDatesOrNull(was, () => matchDateSuccessors(was, event, new Date(at))) ?? [];
  }

  findKnownAs(event: EventTimes, knownAs: Date): ScheduledDate | undefined {
    const moved = event.changes.find((change) => isSameMoment(change.knownAs, knownAs));
    const [from, to] = moved ? [moved.startsAt, moved.startsAt] : [knownAs, knownAs];
    return this.datesBetween(event, from, to).find((date) => isSameMoment(date.knownAs, knownAs));
  }

  getStartingAt(event: EventTimes, startsAt: Date): ScheduledDate {
    if (startsAt.getTime() > this.clock.now().getTime() + scheduleHorizonMs) throw new EventDateNotFound();
    const dates = this.datesBetween(event, startsAt, startsAt).filter((date) => isSameMoment(date.startsAt, startsAt));
    const date = dates.find(({ isCancelled }) => !isCancelled) ?? dates[0];
    if (!date) throw new EventDateNotFound();
    return date;
  }
}

const readFormer = ({ former }: Pick<EventRescheduled['payload'], 'former'>): EventTimes =>
  toEventTimes(JSON.parse(former) as EventTimesRow);

const toEvent = (row: Row): EventSummary => {
  const { title, slug, category, visibilityTier, isVirtual, location, roomLink, capacity, sequence } = row;
  const known = { title, slug, category, visibilityTier, isVirtual, location, roomLink, capacity, sequence };
  return { ...toEventTimes(row), ...known };
};
