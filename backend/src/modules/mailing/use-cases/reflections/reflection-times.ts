import { DateTime } from 'luxon';
import { institute } from '#kernel/institute.ts';
import type { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';

export const reflectionHour = 7;
const sunday = 7;

type ReflectionChoice = Pick<
  EmailSubscriber,
  'reflections' | 'timeZone' | 'reflectionsPausedUntil' | 'lastReflectionDay'
>;

export const getReflectionZone = ({ timeZone }: Pick<EmailSubscriber, 'timeZone'>): string =>
  timeZone ?? institute.timeZone;

export const computeLocalDay = (moment: Date, zone: string): string =>
  DateTime.fromJSDate(moment, { zone }).toFormat('yyyy-MM-dd');

/** Never returns a time before 7:00 in the zone of the subscriber. */
export function computeNextReflectionAt(choice: ReflectionChoice, now: Date): Date | null {
  if (choice.reflections === 'none') return null;
  const zone = getReflectionZone(choice);
  const last = choice.lastReflectionDay ?? computeLocalDay(now, zone);
  let day = DateTime.fromISO(last, { zone }).plus({ days: 1 });
  if (choice.reflectionsPausedUntil) {
    day = DateTime.max(day, DateTime.fromJSDate(choice.reflectionsPausedUntil, { zone }).startOf('day'));
  }
  if (choice.reflections === 'weekly') day = day.plus({ days: sunday - day.weekday });
  const atSeven = (one: DateTime): Date => one.set({ hour: reflectionHour }).toJSDate();
  const there = DateTime.fromJSDate(now, { zone });
  const earliest = atSeven(day) > now ? atSeven(day) : now;
  const today = atSeven(there.startOf('day'));
  return earliest < today ? today : earliest;
}

/** The first reflection is on the next day, because the welcome email contains a reflection. */
export function startReflections(subscriber: EmailSubscriber, now: Date): void {
  subscriber.lastReflectionDay = computeLocalDay(now, getReflectionZone(subscriber));
  subscriber.reflectionAt = computeNextReflectionAt(subscriber, now);
}

export interface ReflectionPreferences {
  readonly reflections: EmailSubscriber['reflections'];
  readonly timeZone: string;
  readonly isPaused: boolean;
}

/** A change of the time zone neither skips nor repeats a reflection. */
export function changeReflections(subscriber: EmailSubscriber, wanted: ReflectionPreferences, now: Date): void {
  const wasActive = subscriber.getsReflections(now);
  const isSameFrequency = subscriber.reflections === wanted.reflections;
  subscriber.reflections = wanted.reflections;
  subscriber.timeZone = wanted.timeZone;
  if (!wanted.isPaused) subscriber.reflectionsPausedUntil = null;
  else if (!subscriber.isPaused(now))
    subscriber.reflectionsPausedUntil = DateTime.fromJSDate(now, { zone: wanted.timeZone })
      .plus({ months: 1 })
      .toJSDate();
  const isSlotKept = wasActive && isSameFrequency;
  if (!isSlotKept) subscriber.lastReflectionDay = computeDayBeforeNextSlot(subscriber, now);
  subscriber.reflectionAt = computeNextReflectionAt(subscriber, now);
}

/** Returns the day before the next possible reflection, so that a change of the settings sends no reflection immediately. */
function computeDayBeforeNextSlot(subscriber: EmailSubscriber, now: Date): string {
  const there = DateTime.fromJSDate(now, { zone: getReflectionZone(subscriber) });
  const day = (there.hour >= reflectionHour ? there : there.minus({ days: 1 })).toFormat('yyyy-MM-dd');
  const last = subscriber.lastReflectionDay;
  return last && last > day ? last : day;
}
