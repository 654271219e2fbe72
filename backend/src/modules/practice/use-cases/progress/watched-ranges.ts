const maxDurationSec = 86_400;

const durationOrMax = (durationSec: number): number => durationSec || maxDurationSec;

export const clampPosition = (positionSec: number, durationSec: number): number =>
  Math.min(Math.floor(positionSec), durationOrMax(durationSec));

export type WatchedSpan = readonly [from: number, to: number];

export function toMultirange(spans: readonly WatchedSpan[], durationSec: number): string {
  const seconds = (at: number): number => Math.min(Math.round(at), durationOrMax(durationSec));
  return `{${spans.map(([from, to]) => `[${seconds(from)},${seconds(to)})`).join(',')}}`;
}

export const countSecondsSql = (ranges: string): string =>
  `(select coalesce(sum(upper(span) - lower(span)), 0) from unnest(${ranges}) as span)`;

const earliestDeviceTime = new Date(0);

/** Limits a time to the range from 1970 to now, because the clock of a device can be wrong by years. */
export const clampDeviceTime = (moment: Date, now: Date): Date =>
  moment > now ? now : moment < earliestDeviceTime ? earliestDeviceTime : moment;
