import { isSameMoment } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { EventDateExists } from '../../domain/errors.ts';
import { EventRescheduled } from '../../domain/events.ts';
import type { ContentWriteTransaction } from '../kind.ts';
import { Replay } from '../replay/entity.ts';
import { listDatesBetween, isAtSameTime, readDatesOrNull, type EventTimes, type ScheduledDate } from './dates.ts';
import { EventDate, type LiveEvent } from './entity.ts';
import { matchDateSuccessors, type DateSuccessor } from './successors.ts';

interface RescheduleDetails {
  readonly note?: string | null;
  readonly cancelledFrom?: Date;
}

type Times = Pick<LiveEvent, 'id' | 'startsAt' | 'endsAt' | 'zone' | 'recurrence'>;

export async function rescheduleEventDates(
  was: Times,
  is: Times,
  { em, outbox, now, note, cancelledFrom }: ContentWriteTransaction & RescheduleDetails,
): Promise<void> {
  const event = toEventTimes(is);
  if (JSON.stringify(toEventTimes(was)) === JSON.stringify(event)) return;
  const rows = await em.find(EventDate, { event: is.id });
  const former = { ...toEventTimes(was), changes: rows.map(toScheduledDate) };
  for (const row of rows.filter(({ originalStart }) => !originalStart)) await mergeIntoRule(row, event, { em, now });
  const successors = readDatesOrNull(former, () => matchDateSuccessors(former, event, now)) ?? [];
  const rowOf = (knownAs: Date) => rows.find((row) => isSameMoment(row.knownAs, knownAs));

  for (const { was: date, is: next } of successors) {
    const row = rowOf(date.knownAs);
    const isOver = Boolean(was.recurrence) && date.endsAt <= now;
    const needsRow = isOver && !date.isCancelled && !(next && isAtSameTime(date, next));
    if (!needsRow && !(next && row)) continue;
    const other = next && !isSameMoment(date.knownAs, next.knownAs) ? rowOf(next.knownAs) : undefined;
    if (other) await em.nativeDelete(EventDate, { id: other.id });
    const names = { knownAs: (next ?? date).knownAs, originalStart: next?.knownAs ?? null };
    if (row) {
      const times = !next || isOver || hasOwnTime(row, was, is) ? {} : { startsAt: next.startsAt, endsAt: next.endsAt };
      const sequence = row.sequence + (other?.sequence ?? 0);
      await em.nativeUpdate(EventDate, { id: row.id }, { ...names, ...times, sequence });
    } else {
      const values = { ...names, ...toUnchangedDateValues(date), updatedAt: now };
      await em.insert(EventDate, { id: newId(), event: is.id, ...values });
    }
  }
  await moveReplays(is.id, successors, em);
  // A domain event must not contain a meeting link.
  const changes = former.changes.map((change) => ({ ...change, room: null }));
  const payload = { eventId: is.id, former: JSON.stringify({ ...former, changes }), at: now.toISOString() };
  const details = { ...(note && { note }), ...(cancelledFrom && { cancelledFrom: cancelledFrom.toISOString() }) };
  outbox.append(new EventRescheduled({ ...payload, ...details }));
}

const toEventTimes = ({ id, startsAt, endsAt, zone, recurrence }: Times): EventTimes => ({
  ...{ id, startsAt, endsAt, zone, recurrence: recurrence ?? null, changes: [] },
});

async function mergeIntoRule(
  row: EventDate,
  event: EventTimes,
  { em, now }: Pick<ContentWriteTransaction, 'em' | 'now'>,
): Promise<void> {
  const { id, knownAs, endsAt } = row;
  if (!listDatesBetween(event, knownAs, knownAs).some((date) => isSameMoment(date.knownAs, knownAs))) return;
  if (endsAt > now) throw new EventDateExists();
  await em.nativeUpdate(EventDate, { id }, { originalStart: knownAs });
}

const toScheduledDate = (row: EventDate): ScheduledDate => {
  const { knownAs, startsAt, endsAt, isCancelled, sequence, updatedAt: changedAt } = row;
  const [originalStart = null, note = null, room = null] = [row.originalStart, row.note, row.room];
  return { knownAs, originalStart, startsAt, endsAt, isCancelled, note, room, sequence, changedAt };
};

function hasOwnTime({ startsAt, endsAt, knownAs }: EventDate, was: Times, is: Times): boolean {
  const usual = was.endsAt.getTime() - was.startsAt.getTime();
  const isUsual = isSameMoment(startsAt, knownAs) && endsAt.getTime() - startsAt.getTime() === usual;
  return !isUsual && Boolean(was.recurrence ?? is.recurrence);
}

const toUnchangedDateValues = ({ startsAt, endsAt }: ScheduledDate) => ({
  ...{ startsAt, endsAt, isCancelled: false, note: null, room: null, sequence: 0 },
});

async function moveReplays(
  event: string,
  successors: readonly DateSuccessor[],
  em: ContentWriteTransaction['em'],
): Promise<void> {
  const known = await em.find(Replay, { event });
  for (const { id, knownAs } of known) {
    const next = successors.find(({ was }) => isSameMoment(was.knownAs, knownAs))?.is;
    if (next && !known.some((other) => isSameMoment(other.knownAs, next.knownAs)))
      await em.nativeUpdate(Replay, { id }, { knownAs: next.knownAs });
  }
}
