/** How far somebody has got in a film, and what they have played of it. */
export interface Progress {
  positionSec: number;
  /** From second to second. */
  watched: [from: number, to: number][];
  /** ISO 8601. */
  playedAt: string;
}

/** As many as the server takes at once. */
const MOST_SPANS = 100;

/** Both together: all that was played, and the place that was told last, whatever the clock of the device said before. */
export function merged(before: Progress | undefined, now: Progress): Progress {
  if (!before) return now;
  return { ...now, watched: joined([...before.watched, ...now.watched]).slice(-MOST_SPANS) };
}

function joined(spans: Progress['watched']): Progress['watched'] {
  const result: Progress['watched'] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
