/** A viewer who returns hears the last words once more. */
const BACK_SEC = 3;

interface Places {
  startAt: number;
  /** Where the film was left; undefined where it starts from the beginning or at a place that was asked for. */
  resumedFrom: number | undefined;
}

/** Where a film starts: at the place of its URL, else where it was left; from the beginning if that was its end. */
export function placesOf({
  asked,
  positionSec,
  durationSec,
}: {
  asked: string | null;
  positionSec: number;
  durationSec: number;
}): Places {
  const place = Number(asked ?? Number.NaN);
  if (!Number.isNaN(place)) return { startAt: Math.max(0, place), resumedFrom: undefined };
  const isAtEnd = durationSec > 0 && positionSec >= durationSec - BACK_SEC;
  if (positionSec <= 0 || isAtEnd) return { startAt: 0, resumedFrom: undefined };
  return { startAt: Math.max(0, positionSec - BACK_SEC), resumedFrom: positionSec };
}
