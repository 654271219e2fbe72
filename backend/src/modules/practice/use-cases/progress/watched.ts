/** A recording whose length nobody knows is taken to be no longer than this. */
const longestSec = 86_400;

/** How far it is to the end. A length of 0 means that nobody knows it. */
const lengthOf = (durationSec: number): number => durationSec || longestSec;

/** A whole second that is not beyond the end. */
export const secondWithin = (positionSec: number, durationSec: number): number =>
  Math.min(Math.floor(positionSec), lengthOf(durationSec));

/** From which second to which something was played. */
export type Span = readonly [from: number, to: number];

/** As PostgreSQL reads a set of ranges: whole seconds, cut at the end of the film. */
export function rangesOf(spans: readonly Span[], durationSec: number): string {
  const seconds = (at: number): number => Math.min(Math.round(at), lengthOf(durationSec));
  return `{${spans.map(([from, to]) => `[${seconds(from)},${seconds(to)})`).join(',')}}`;
}

/** How many seconds a set of ranges holds, in SQL. */
export const secondsIn = (ranges: string): string =>
  `(select coalesce(sum(upper(span) - lower(span)), 0) from unnest(${ranges}) as span)`;

const earliest = new Date(0);

/** A device may think that it is next year, or 1899: what it says lies between 1970 and now. */
export const toldByDevice = (moment: Date, now: Date): Date =>
  moment > now ? now : moment < earliest ? earliest : moment;
