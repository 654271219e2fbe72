import { lengthOf } from './length.ts';

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
