import { EventRemoved } from '../../domain/events.ts';
import type { WriteTransaction } from '../kind.ts';
import { datesBetween, eventTimes, horizonMs, toEventTimes, nullIfInvalid, type TimesRow } from './dates.ts';
import type { LiveEvent } from './entity.ts';

type Row = TimesRow & Pick<LiveEvent, 'title' | 'isVirtual' | 'location'>;

/** Publishes the upcoming occurrences of an event before the event and their rows are deleted. */
export async function publishEventRemoved(eventId: string, { em, outbox, now }: WriteTransaction): Promise<void> {
  const [row] = await em.execute<Row[]>(
    `select ${eventTimes}, e.title, e.is_virtual as "isVirtual", e.location from events e where e.id = ?`,
    [eventId],
  );
  if (!row) return;
  const times = toEventTimes(row);
  const until = new Date(now.getTime() + horizonMs);
  const dates = nullIfInvalid(times, () => datesBetween(times, now, until)) ?? [];
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
