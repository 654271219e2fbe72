import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '#kernel/id.ts';
import type { ScheduledDate } from './dates.ts';
import { EventDate } from './entity.ts';

export async function storeEventDate(
  em: EntityManager,
  eventId: string,
  date: ScheduledDate,
  changedAt: Date,
): Promise<ScheduledDate> {
  const { knownAs, originalStart, startsAt, endsAt, isCancelled, note, room } = date;
  const sequence = date.sequence + 1;
  const columns = { knownAs, originalStart, startsAt, endsAt, isCancelled, note, room, sequence };
  await em.upsert(
    EventDate,
    { id: newId(), ...columns, event: eventId, updatedAt: changedAt },
    { onConflictFields: ['event', 'knownAs'], onConflictExcludeFields: ['id', 'originalStart'] },
  );
  return { ...columns, changedAt };
}
