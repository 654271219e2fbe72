import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { isSameMoment } from '#kernel/clock.ts';
import { generateDatesByRule, isSupportedRecurrence } from './recurrence.ts';

export interface ScheduledDate {
  /** First start time, which identifies the occurrence even after staff move the occurrence. */
  readonly knownAs: Date;
  /** Start by the recurrence rule, or null for an occurrence that staff added. */
  readonly originalStart: Date | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly note: string | null;
  /** Show this meeting link only to staff and to members who may join the meeting. */
  readonly room: string | null;
  readonly sequence: number;
  readonly changedAt: Date | null;
}

export interface EventTimes {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly zone: string;
  readonly recurrence: string | null;
  readonly changes: readonly ScheduledDate[];
}

export interface EventSchedule {
  readonly heldCount: number;
  readonly last: ScheduledDate | undefined;
  readonly next: readonly ScheduledDate[];
  readonly changes: readonly ScheduledDate[];
}

/** RSVPs and changes are limited to this time ahead, because the server computes every occurrence up to that time. */
export const scheduleHorizonMs = 2 * 366 * 86_400_000;

export const isAtSameTime = (one: ScheduledDate, other: ScheduledDate): boolean =>
  isSameMoment(one.startsAt, other.startsAt) && isSameMoment(one.endsAt, other.endsAt);

const compareStarts = (one: ScheduledDate, other: ScheduledDate): number =>
  one.startsAt.getTime() - other.startsAt.getTime();

export function computeEventSchedule(event: EventTimes, now: Date, ahead: number): EventSchedule {
  assertValidDates(now);
  const changedAt = new Map(event.changes.map((change) => [change.originalStart?.getTime(), change]));
  const latestChange = Math.max(...event.changes.map(({ originalStart }) => originalStart?.getTime() ?? -Infinity));
  const changes = event.changes.filter(({ originalStart }) => !originalStart);
  const next: ScheduledDate[] = [];
  let held = 0;
  let last: Date | undefined;
  for (const at of generateStarts(event)) {
    if (next.length >= ahead && at.getTime() > latestChange) break;
    const change = changedAt.get(at.getTime());
    if (change) changes.push(change);
    else if (at < now) {
      held += 1;
      last = at;
    } else if (next.length < ahead) next.push(toScheduledDate(event, at));
  }
  const kept = changes.filter(({ isCancelled }) => !isCancelled);
  const begun = [...kept.filter(({ startsAt }) => startsAt < now), ...(last ? [toScheduledDate(event, last)] : [])];
  return {
    heldCount: held + kept.filter(({ startsAt }) => startsAt < now).length,
    last: begun.toSorted(compareStarts).at(-1),
    next: [...next, ...kept.filter(({ startsAt }) => startsAt >= now)].toSorted(compareStarts).slice(0, ahead),
    changes: changes.toSorted(compareStarts),
  };
}

export function listDatesBetween(event: EventTimes, from: Date, to: Date): ScheduledDate[] {
  assertValidDates(from, to);
  const changedAt = new Map(event.changes.map((change) => [change.originalStart?.getTime(), change]));
  const latestChange = Math.max(...event.changes.map(({ originalStart }) => originalStart?.getTime() ?? -Infinity));
  const dates = event.changes.filter(({ originalStart }) => !originalStart);
  for (const at of generateStarts(event)) {
    if (at > to && at.getTime() > latestChange) break;
    dates.push(changedAt.get(at.getTime()) ?? toScheduledDate(event, at));
  }
  return dates.filter(({ startsAt, endsAt }) => startsAt <= to && endsAt >= from).toSorted(compareStarts);
}

function assertValidDates(...dates: readonly Date[]): void {
  if (dates.some((date) => Number.isNaN(date.getTime()))) throw new RangeError('Not a date');
}

function* generateStarts({ startsAt, zone, recurrence }: EventTimes): Generator<Date> {
  if (recurrence === null) yield startsAt;
  else if (isSupportedRecurrence(recurrence)) yield* generateDatesByRule({ startsAt, zone, recurrence });
  else throw new RangeError('Not a rule that is offered here');
}

const toScheduledDate = ({ startsAt, endsAt }: EventTimes, at: Date): ScheduledDate => ({
  knownAs: at,
  originalStart: at,
  startsAt: at,
  endsAt: new Date(at.getTime() + endsAt.getTime() - startsAt.getTime()),
  ...{ isCancelled: false, note: null, room: null, sequence: 0, changedAt: null },
});

export interface EventTimesRow {
  readonly id: string;
  readonly startsAt: string | Date;
  readonly endsAt: string | Date;
  readonly zone: string;
  readonly recurrence: string | null;
  readonly changes: readonly ChangeRow[];
}

type ChangeRow = Omit<ScheduledDate, 'knownAs' | 'originalStart' | 'startsAt' | 'endsAt' | 'changedAt'> & {
  readonly [Time in 'knownAs' | 'startsAt' | 'endsAt' | 'changedAt']: string;
} & { readonly originalStart: string | null };

export const eventTimesColumns = `e.id, e.starts_at as "startsAt", e.ends_at as "endsAt", e.zone, e.recurrence,
  coalesce((select jsonb_agg(jsonb_build_object('knownAs', d.known_as, 'originalStart', d.original_start,
      'startsAt', d.starts_at, 'endsAt', d.ends_at, 'isCancelled', d.is_cancelled, 'note', d.note, 'room', d.room,
      'sequence', d.sequence, 'changedAt', d.updated_at) order by d.known_as)
    from event_dates d where d.event_id = e.id), '[]') as changes`;

export const toEventTimes = (row: EventTimesRow): EventTimes => ({
  ...{ id: row.id, zone: row.zone, recurrence: row.recurrence },
  startsAt: new Date(row.startsAt),
  endsAt: new Date(row.endsAt),
  changes: row.changes.map((change) => ({
    ...change,
    knownAs: new Date(change.knownAs),
    originalStart: change.originalStart === null ? null : new Date(change.originalStart),
    startsAt: new Date(change.startsAt),
    endsAt: new Date(change.endsAt),
    changedAt: new Date(change.changedAt),
  })),
});

const log = new Logger('content');

/** Returns null for an invalid recurrence rule or time zone, so that one event cannot break a list. */
export function readDatesOrNull<Dates>({ id, zone, recurrence }: EventTimes, read: () => Dates): Dates | null {
  try {
    return read();
  } catch (error) {
    log.error({ event: 'content.unreadable-series', id, zone, recurrence, error: String(error) });
    return null;
  }
}

export async function findDateStartingAt(
  em: EntityManager,
  eventId: string,
  startsAt: Date,
): Promise<ScheduledDate | undefined> {
  const [row] = await em.execute<EventTimesRow[]>(`select ${eventTimesColumns} from events e where e.id = ?`, [
    eventId,
  ]);
  const event = row && toEventTimes(row);
  const dates = (event && readDatesOrNull(event, () => listDatesBetween(event, startsAt, startsAt))) ?? [];
  const begun = dates.filter((date) => isSameMoment(date.startsAt, startsAt));
  return begun.find(({ isCancelled }) => !isCancelled) ?? begun[0];
}
