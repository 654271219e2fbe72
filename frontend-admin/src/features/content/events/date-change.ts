import dayjs from 'dayjs';
import type { ChangeScope, DateChange, EventDate } from '../api/event-dates.ts';
import { toInstant } from '../fields/local-time.ts';

export type ChangeMode = 'change' | 'cancel' | 'usual';

/** Times are local times in the time zone of the event. */
export interface DateChangeFormValues {
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  scope: ChangeScope;
  note?: string | undefined;
}

type ChangedDate = Pick<
  EventDate,
  'zone' | 'startsAt' | 'endsAt' | 'originalStart' | 'originalEnd' | 'note' | 'isCancelled'
>;

const isTime = (typed: string | undefined): typed is string => Boolean(typed) && dayjs(typed).isValid();

export function toDateChange(date: ChangedDate, mode: ChangeMode, typed: DateChangeFormValues): DateChange | undefined {
  const note = typed.note?.trim() || null;
  if (mode === 'cancel') return { is: 'cancelled', scope: typed.scope, note };
  if (mode === 'usual') {
    if (date.isCancelled) return { is: 'restored' };
    const { originalStart, originalEnd } = date;
    return originalStart && originalEnd
      ? { is: 'moved', scope: 'one', startsAt: originalStart, endsAt: originalEnd, note: null }
      : undefined;
  }
  if (!isTime(typed.startsAt) || !isTime(typed.endsAt)) return undefined;
  const times = { startsAt: toInstant(typed.startsAt, date.zone), endsAt: toInstant(typed.endsAt, date.zone) };
  return { is: 'moved', scope: typed.scope, ...times, note };
}

/** A note alone notifies no member, because the server stores a new note without an email. */
export function describeChange(
  date: ChangedDate,
  change: DateChange | undefined,
): { notifies: boolean; isChange: boolean } {
  if (!change) return { notifies: false, isChange: false };
  if (change.is !== 'moved') return { notifies: true, isChange: true };
  const notifies = !isSameTime(change.startsAt, date.startsAt) || !isSameTime(change.endsAt, date.endsAt);
  return { notifies, isChange: notifies || (change.scope === 'one' && change.note !== date.note) };
}

const isSameTime = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);
