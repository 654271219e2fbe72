import { formatCount } from '../../ui/in-words.ts';
import type { CircleDate } from './api/circles.ts';

/** `open` begins ten minutes before the start, when members can already join. */
export type CircleStep = 'upcoming' | 'open' | 'live' | 'ended';

export type CircleTimes = Pick<CircleDate, 'startsAt' | 'endsAt'>;

const minuteMs = 60_000;
const joinOpensMs = 10 * minuteMs;

export function computeCircleStep(circle: CircleTimes, now: Date): CircleStep {
  const [opens, starts, ends] = computeCircleStepTimes(circle);
  const at = now.getTime();
  if (at >= ends) return 'ended';
  if (at >= starts) return 'live';
  return at >= opens ? 'open' : 'upcoming';
}

export function computeCircleStepTimes({
  startsAt,
  endsAt,
}: CircleTimes): [opens: number, starts: number, ends: number] {
  const starts = Date.parse(startsAt);
  return [starts - joinOpensMs, starts, Date.parse(endsAt)];
}

export function timeUntilStartText(startsAt: string, now: Date): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(startsAt) - now.getTime()) / minuteMs));
  if (minutes < 60) return `in ${formatCount(minutes, 'minute')}`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `in ${formatCount(hours, 'hour')}`;
  const rest = hours % 24;
  return `in ${formatCount(Math.floor(hours / 24), 'day')}${rest > 0 ? ` and ${formatCount(rest, 'hour')}` : ''}`;
}

const dayMs = 86_400_000;

/** Returns an empty text after the first Monday after the circle. */
export function replayAvailableByText(endsAt: string, now: Date): string {
  const end = new Date(endsAt);
  const monday = new Date(end.getTime() + ((8 - end.getUTCDay()) % 7 || 7) * dayMs);
  monday.setUTCHours(23, 59, 59, 999);
  return now <= monday ? 'The replay will be here by Monday' : '';
}
