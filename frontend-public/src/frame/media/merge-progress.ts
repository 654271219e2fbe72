export interface WatchProgress {
  positionSec: number;
  watched: [from: number, to: number][];
  playedAt: string;
}

/** The API accepts at most this many played parts in one request. */
const MOST_SPANS = 100;

/** Uses the newer report even if its time is earlier, because the device clock may have been ahead. */
export function mergeWatchProgress(before: WatchProgress | undefined, now: WatchProgress): WatchProgress {
  if (!before) return now;
  return { ...now, watched: joinSpans([...before.watched, ...now.watched]).slice(-MOST_SPANS) };
}

function joinSpans(spans: WatchProgress['watched']): WatchProgress['watched'] {
  const result: WatchProgress['watched'] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
