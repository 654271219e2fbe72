/** Formats a position as "7:12" or "1:02:05", rounded down. */
export function formatPlaybackTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

export const numberInWords = (count: number): string => numbers[count] ?? String(count);

export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Formats a position for screen readers: "7 minutes 12". */
export function playbackTimeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes === 0) return formatCount(rest, 'second');
  return formatCount(minutes, 'minute') + (rest === 0 ? '' : ` ${rest}`);
}
