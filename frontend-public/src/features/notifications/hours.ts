import { formatReaderTime } from '../../ui/times.ts';

const dayMin = 24 * 60;
const noon = dayMin / 2;

/** Time of day as text, from minutes after midnight: "9:30 PM". */
export const timeOfDayText = (minutes: number): string =>
  formatReaderTime(new Date(minutes * 60_000).toISOString(), 'UTC');

/** All quarter hours of a day, in minutes after midnight. */
export const quarterHourTimes: readonly number[] = Array.from({ length: dayMin / 15 }, (_, at) => at * 15);

/**
 * Converts minutes after midnight to minutes after noon, because quiet hours are drawn on a band from noon to noon. A
 * second call converts back.
 */
export const shiftMinutesByHalfDay = (minutes: number): number => (minutes + noon) % dayMin;
