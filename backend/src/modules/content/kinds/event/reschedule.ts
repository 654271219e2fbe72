import { newId } from '../../../../kernel/id.ts';
import { DateExists } from '../../domain/errors.ts';
import { EventDateChanged } from '../../domain/events.ts';
import type { WriteScope } from '../kind.ts';
import { Replay } from '../replay/entity.ts';
import { EventDate, type LiveEvent } from './entity.ts';

type Times = Pick<LiveEvent, 'id' | 'startsAt' | 'endsAt' | 'recurrence'>;

/**
 * The only date of an event was given another time: that is a change of the date, told like any other. What is known of
 * the date goes along with it to its new start. Once it is over, a time ahead is another date. Throws DateExists.
 */
export async function reschedule(
  was: Times,
  { id, startsAt, endsAt, recurrence }: Times,
  { em, outbox, now }: WriteScope,
): Promise<void> {
  const isSame = (one: Date, other: Date) => one.getTime() === other.getTime();
  if (was.recurrence || recurrence || (isSame(was.startsAt, startsAt) && isSame(was.endsAt, endsAt))) return;
  const kept = await em.find(EventDate, { event: id, knownAs: { $in: [was.startsAt, startsAt] } });
  if (kept.some((date) => !date.originalStart && isSame(date.knownAs, startsAt))) throw new DateExists();
  const before = kept.find(({ knownAs }) => isSame(knownAs, was.startsAt));
  if ((before ?? was).endsAt <= now && endsAt > now) return;
  const { isCancelled = false, note = null, room = null } = before ?? {};
  const sequence = kept.reduce((sum, date) => sum + date.sequence, 1);
  await em.nativeDelete(EventDate, { id: { $in: kept.map((date) => date.id) } });
  await em.insert(EventDate, {
    ...{ id: newId(), event: id, originalStart: startsAt, knownAs: startsAt, startsAt, endsAt },
    ...{ isCancelled, note, room, sequence, updatedAt: now },
  });
  await em.nativeUpdate(Replay, { event: id, knownAs: was.startsAt }, { knownAs: startsAt });
  const stateOf = (times: Pick<Times, 'startsAt' | 'endsAt'>) => ({
    ...{ startsAt: times.startsAt.toISOString(), endsAt: times.endsAt.toISOString(), isCancelled },
  });
  outbox.append(
    new EventDateChanged({
      ...{ eventId: id, knownAs: startsAt.toISOString(), formerlyKnownAs: was.startsAt.toISOString() },
      ...{ originalStart: startsAt.toISOString(), cancelled: isCancelled, note, sequence },
      ...{ before: stateOf(before ?? was), after: stateOf({ startsAt, endsAt }) },
    }),
  );
}
