import { EventRemoved } from '../../domain/events.ts';
import type { ContentWriteTransaction } from '../kind.ts';
import {
  listDatesBetween,
  eventTimesColumns,
  scheduleHorizonMs,
  toEventTimes,
  readDatesOrNull,
  type EventTimesRow,
} from './dates.ts';
import type { LiveEvent } from './entity.ts';

type Row = EventTimesRow & Pick<LiveEvent, 'title' | 'isVirtual' | 'location'>;

/** Call this before the event is deleted from the database. */
export async function publishEventRemoved(
  eventId: string,
  { em, outbox, now }: ContentWriteTransaction,
): Promise<void> {
  const [row] = await em.execute<Row[]>(
    `select ${eventTimesColumns}, e.title, e.is_virtual as "isVirtual", e.location from events e where e.id = ?`,
    [eventId],
  );
  if (!row) return;
  const times = toEventTimes(row);
  const until = new Date(now.getTime() + scheduleHorizonMs);
  const dates = readDatesOrNull(times, () => listDatesBetween(times, now, until)) ?? [];
  const { title, zone, isVirtual, location = null } = row;
  outbox.append(
    new EventRemoved({
      ...{ eventId, title, zone, isVirtual, location },
      dates: dates
        .filter(({ isCancelled }) => !isCancelled)
        .map(({ knownAs, startsAt }) => ({ knownAs: knownAs.toISOString(), startsAt: startsAt.toISOString() })),
    }),
  );
}
