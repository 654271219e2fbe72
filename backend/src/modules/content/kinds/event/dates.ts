import type { EntityManager } from '@mikro-orm/postgresql';
import { Logger } from '@nestjs/common';
import { isSameMoment } from '../../../../kernel/clock.ts';
import { datesByRule, isRecurrence } from './recurrence.ts';

/** One date of an event, as it takes place after all changes. */
export interface HeldDate {
  /** By what it is known however often it is moved: its start by the rule, or the one it was added with. */
  readonly knownAs: Date;
  /** None for a date that was added. */
  readonly originalStart: Date | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly note: string | null;
  /** The link to its own room. Staff alone read it. */
  readonly room: string | null;
  /** 0 for a date that was never changed. */
  readonly sequence: number;
  /** When it was changed last; null for a date that never was. */
  readonly changedAt: Date | null;
}

/** What tells all dates of an event. */
export interface EventTimes {
  readonly id: string;
  /** Of what repeats the first date. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly zone: string;
  /** A rule of RFC 5545; null for a single date. */
  readonly recurrence: string | null;
  readonly changes: readonly HeldDate[];
}

/** The dates of an event as they stand at a moment. Cancelled ones are not among them. */
export interface EventDates {
  /** How many of its dates have begun. */
  readonly held: number;
  /** The last of those. */
  readonly last: HeldDate | undefined;
  /** The dates from that moment on, next first. */
  readonly next: readonly HeldDate[];
  /** What was moved, changed, cancelled or added; a change of a date that the rule no longer names is none. */
  readonly changes: readonly HeldDate[];
}

/** Nobody is let in, or says that they come, so far ahead; to find a date, all before it are counted. */
export const farthestMs = 2 * 366 * 86_400_000;

/** True where neither the start nor the end has changed. */
export const isAtSameTime = (one: HeldDate, other: HeldDate): boolean =>
  isSameMoment(one.startsAt, other.startsAt) && isSameMoment(one.endsAt, other.endsAt);

const byStart = (one: HeldDate, other: HeldDate): number => one.startsAt.getTime() - other.startsAt.getTime();

/** The dates of an event around `now`, at most `ahead` of those to come. */
export function datesOf(event: EventTimes, now: Date, ahead: number): EventDates {
  checkValid(now);
  const changedAt = new Map(event.changes.map((change) => [change.originalStart?.getTime(), change]));
  const latestChange = Math.max(...event.changes.map(({ originalStart }) => originalStart?.getTime() ?? -Infinity));
  const changes = event.changes.filter(({ originalStart }) => !originalStart);
  const next: HeldDate[] = [];
  let held = 0;
  let last: Date | undefined;
  for (const at of startsOf(event)) {
    if (next.length >= ahead && at.getTime() > latestChange) break;
    const change = changedAt.get(at.getTime());
    if (change) changes.push(change);
    else if (at < now) {
      held += 1;
      last = at;
    } else if (next.length < ahead) next.push(unchanged(event, at));
  }
  const kept = changes.filter(({ isCancelled }) => !isCancelled);
  const begun = [...kept.filter(({ startsAt }) => startsAt < now), ...(last ? [unchanged(event, last)] : [])];
  return {
    held: held + kept.filter(({ startsAt }) => startsAt < now).length,
    last: begun.toSorted(byStart).at(-1),
    next: [...next, ...kept.filter(({ startsAt }) => startsAt >= now)].toSorted(byStart).slice(0, ahead),
    changes: changes.toSorted(byStart),
  };
}

/** The dates that are held at some moment from `from` to `to`, cancelled ones too, first to last. */
export function datesBetween(event: EventTimes, from: Date, to: Date): HeldDate[] {
  checkValid(from, to);
  const changedAt = new Map(event.changes.map((change) => [change.originalStart?.getTime(), change]));
  const latestChange = Math.max(...event.changes.map(({ originalStart }) => originalStart?.getTime() ?? -Infinity));
  const dates = event.changes.filter(({ originalStart }) => !originalStart);
  for (const at of startsOf(event)) {
    if (at > to && at.getTime() > latestChange) break;
    dates.push(changedAt.get(at.getTime()) ?? unchanged(event, at));
  }
  return dates.filter(({ startsAt, endsAt }) => startsAt <= to && endsAt >= from).toSorted(byStart);
}

function checkValid(...dates: readonly Date[]): void {
  if (dates.some((date) => Number.isNaN(date.getTime()))) throw new RangeError('Not a date');
}

function* startsOf({ startsAt, zone, recurrence }: EventTimes): Generator<Date> {
  if (recurrence === null) yield startsAt;
  else if (isRecurrence(recurrence)) yield* datesByRule({ startsAt, zone, recurrence });
  else throw new RangeError('Not a rule that is offered here');
}

/** Every date of a series lasts as long as its first. */
const unchanged = ({ startsAt, endsAt }: EventTimes, at: Date): HeldDate => ({
  knownAs: at,
  originalStart: at,
  startsAt: at,
  endsAt: new Date(at.getTime() + endsAt.getTime() - startsAt.getTime()),
  ...{ isCancelled: false, note: null, room: null, sequence: 0, changedAt: null },
});

/** A row of `eventTimes`, as the database answers it. */
export interface TimesRow {
  readonly id: string;
  readonly startsAt: string | Date;
  readonly endsAt: string | Date;
  readonly zone: string;
  readonly recurrence: string | null;
  readonly changes: readonly ChangeRow[];
}

type ChangeRow = Omit<HeldDate, 'knownAs' | 'originalStart' | 'startsAt' | 'endsAt' | 'changedAt'> & {
  readonly [Time in 'knownAs' | 'startsAt' | 'endsAt' | 'changedAt']: string;
} & { readonly originalStart: string | null };

/** The columns of events `e` that tell their dates. */
export const eventTimes = `e.id, e.starts_at as "startsAt", e.ends_at as "endsAt", e.zone, e.recurrence,
  coalesce((select jsonb_agg(jsonb_build_object('knownAs', d.known_as, 'originalStart', d.original_start,
      'startsAt', d.starts_at, 'endsAt', d.ends_at, 'isCancelled', d.is_cancelled, 'note', d.note, 'room', d.room,
      'sequence', d.sequence, 'changedAt', d.updated_at) order by d.known_as)
    from event_dates d where d.event_id = e.id), '[]') as changes`;

export const timesOf = (row: TimesRow): EventTimes => ({
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

/** The row may have come by another way than the admin, and one such row must never be everybody's error. */
export function unlessUnreadable<Dates>({ id, zone, recurrence }: EventTimes, read: () => Dates): Dates | null {
  try {
    return read();
  } catch (error) {
    log.error({ event: 'content.unreadable-series', id, zone, recurrence, error: String(error) });
    return null;
  }
}

/** The date of an event that began at a moment; of two, the one that was held. */
export async function heldDate(em: EntityManager, eventId: string, startsAt: Date): Promise<HeldDate | undefined> {
  const [row] = await em.execute<TimesRow[]>(`select ${eventTimes} from events e where e.id = ?`, [eventId]);
  const event = row && timesOf(row);
  const dates = (event && unlessUnreadable(event, () => datesBetween(event, startsAt, startsAt))) ?? [];
  const begun = dates.filter((date) => isSameMoment(date.startsAt, startsAt));
  return begun.find(({ isCancelled }) => !isCancelled) ?? begun[0];
}
