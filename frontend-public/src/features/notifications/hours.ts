import { formatReaderTime } from '../../ui/times.ts';

const dayMin = 24 * 60;
const noon = dayMin / 2;

/** Time of day from minutes after midnight: "9:30 PM". */
export const timeOfDayText = (minutes: number): string =>
  formatReaderTime(new Date(minutes * 60_000).toISOString(), 'UTC');

export const quarterHourMinutes: readonly number[] = Array.from({ length: dayMin / 15 }, (_, at) => at * 15);

/**
 * Converts minutes after midnight to minutes after noon, because the drawn band runs from noon to noon; a second call
 * converts back.
 */
export const shiftMinutesByHalfDay = (minutes: number): number => (minutes + noon) % dayMin;
