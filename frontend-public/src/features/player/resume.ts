/** Seconds before the stored position, so that the user hears the last words again. */
const BACK_SEC = 3;

interface StartPosition {
  startAt: number;
  resumedFrom: number | undefined;
}

/** The position in the URL has priority, and a film that was watched to its end starts at 0. */
export function computeStartPosition({
  asked,
  positionSec,
  durationSec,
}: {
  asked: string | null;
  positionSec: number;
  durationSec: number;
}): StartPosition {
  const place = Number(asked ?? Number.NaN);
  if (!Number.isNaN(place)) return { startAt: Math.max(0, place), resumedFrom: undefined };
  const isAtEnd = durationSec > 0 && positionSec >= durationSec - BACK_SEC;
  if (positionSec <= 0 || isAtEnd) return { startAt: 0, resumedFrom: undefined };
  return { startAt: Math.max(0, positionSec - BACK_SEC), resumedFrom: positionSec };
}
