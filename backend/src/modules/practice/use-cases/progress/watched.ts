/** The limit for recordings of unknown duration. */
const longestSec = 86_400;

const lengthOf = (durationSec: number): number => durationSec || longestSec;

export const secondWithin = (positionSec: number, durationSec: number): number =>
  Math.min(Math.floor(positionSec), lengthOf(durationSec));

export type Span = readonly [from: number, to: number];

/** A PostgreSQL multirange of whole seconds, cut at the end of the film. */
export function rangesOf(spans: readonly Span[], durationSec: number): string {
  const seconds = (at: number): number => Math.min(Math.round(at), lengthOf(durationSec));
  return `{${spans.map(([from, to]) => `[${seconds(from)},${seconds(to)})`).join(',')}}`;
}

export const secondsIn = (ranges: string): string =>
  `(select coalesce(sum(upper(span) - lower(span)), 0) from unnest(${ranges}) as span)`;

const earliest = new Date(0);

/** A device clock may be wrong by years, so its times are limited to 1970 until now. */
export const toldByDevice = (moment: Date, now: Date): Date =>
  moment > now ? now : moment < earliest ? earliest : moment;
