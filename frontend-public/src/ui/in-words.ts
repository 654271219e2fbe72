/** "7:12", "1:02:05"; seconds are rounded down. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "nine"; digits from 13 on. */
export const numberInWords = (count: number): string => numbers[count] ?? String(count);
