import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import type { ValidDate } from '#platform/http/date-time.ts';
import { EventDateEnded } from '../domain/errors.ts';
import { ContentChanged } from '../domain/events.ts';
import type { ScheduledDate } from '../kinds/event/dates.ts';
import { LiveEvent } from '../kinds/event/entity.ts';
import { eventKind } from '../kinds/event/kind.ts';
import { prepareEventValues } from '../kinds/event/prepare-event-values.ts';
import { rejectField } from '../kinds/kind.ts';
import { lockExistingItem } from './editing/content-items.ts';
import { RevisionStore } from './editing/revision-store.ts';
import { StaffContentReader } from './editing/staff-content.ts';
import { EventDates, type EventSummary } from './event-dates.ts';

export interface SeriesTimes {
  readonly startsAt: ValidDate;
  readonly endsAt: ValidDate;
  readonly recurrence: string;
}

interface OpenSeries {
  readonly row: LiveEvent;
  readonly event: EventSummary;
  readonly date: ScheduledDate;
  readonly recurrence: string;
}

const seriesFields = ['startsAt', 'endsAt', 'zone', 'recurrence'];

@Injectable()
export class EventSeriesStore {
  constructor(
    private readonly dates: EventDates,
    private readonly content: StaffContentReader,
    private readonly revisions: RevisionStore,
    private readonly clock: Clock,
  ) {}

  async open(at: { readonly eventId: string; readonly date: Date }, em: EntityManager): Promise<OpenSeries> {
    const item = await lockExistingItem(em, eventKind, at.eventId);
    const event = await this.dates.readEvent(at.eventId, em);
    const date = this.dates.getStartingAt(event, at.date);
    const { recurrence } = event;
    if (!recurrence || !date.originalStart)
      return rejectField('date', 'Only a date that repeats has later dates. Change only this date');
    if (Object.keys(item.editing?.draft ?? {}).some((field) => seriesFields.includes(field)))
      return rejectField('date', 'Publish or discard the unpublished changes of this event first');
    if (date.endsAt <= this.clock.now()) throw new EventDateEnded();
    if (date.isCancelled) rejectField('date', 'This date is cancelled. Restore it first');
    return { row: item.row as LiveEvent, event, date, recurrence };
  }

  async store(
    row: LiveEvent,
    times: Partial<SeriesTimes>,
    actorId: string,
    { em, outbox, auditLog }: TransactionScope,
  ): Promise<void> {
    const before = { values: await this.content.publishedValues(eventKind, row.id, em), at: row.updatedAt };
    const now = new Date(Math.max(this.clock.now().getTime(), row.updatedAt.getTime() + 1));
    em.assign(row, { ...prepareEventValues(times, { ...row }), updatedAt: now });
    await em.flush();
    outbox.append(new ContentChanged({ kind: 'events', id: row.id, slugs: [row.slug] }));
    const values = await this.content.publishedValues(eventKind, row.id, em);
    const revision = { kind: 'events', itemId: row.id, authorId: actorId, action: 'saved' as const, values, before };
    await this.revisions.record(em, revision);
    const details = { kind: 'events', id: row.id, fields: Object.keys(times) };
    auditLog.record({ action: 'content.changed', actorId, subjectId: null, details });
  }
}
