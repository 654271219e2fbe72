import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { validate as isUuid } from 'uuid';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { ContentNotFound, SplitSeries, type LaterDatesChange, type SeriesSplit } from '#modules/content/index.ts';
import { buildPlacesLockName } from '../rsvp/attendees.ts';

const movedTables = ['rsvp', 'attendance', 'reminder'];

@Injectable()
export class ChangeLaterDates {
  constructor(
    private readonly tx: Transaction,
    private readonly series: SplitSeries,
  ) {}

  async change(change: LaterDatesChange): Promise<{ eventId: string; startsAt: string }> {
    const { eventId, startsAt } = change;
    if (!isUuid(eventId)) throw new ContentNotFound();
    const split = await this.tx.run(async ({ em }) => {
      await acquireTransactionLock(em, buildPlacesLockName(eventId));
      const done = await this.series.split(change);
      if (done.eventId !== eventId) await moveRecords(em, eventId, done);
      return done;
    });
    return { eventId: split.eventId, startsAt: startsAt.toISOString() };
  }
}

/**
 * Copies RSVPs for all dates to the new event, because these RSVPs also apply to the dates that stay in the old event.
 */
async function moveRecords(em: EntityManager, eventId: string, { eventId: newId, from }: SeriesSplit): Promise<void> {
  for (const table of movedTables)
    await em.execute(`update ${table} set event_id = ? where event_id = ? and known_as >= ?`, [newId, eventId, from]);
  await em.execute(
    `insert into rsvp (id, user_id, event_id, known_as, state, answered_at)
     select gen_random_uuid(), user_id, ?, null, state, answered_at from rsvp where event_id = ? and known_as is null`,
    [newId, eventId],
  );
}
