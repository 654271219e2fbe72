import { formatReaderTime } from '../../ui/times.ts';

const dayMin = 24 * 60;
const noon = dayMin / 2;

export const timeOfDayText = (minutes: number): string =>
  formatReaderTime(new Date(minutes * 60_000).toISOString(), 'UTC');

export const quarterHourTimes: readonly number[] = Array.from({ length: dayMin / 15 }, (_, at) => at * 15);

/** Converts between minutes after midnight, as stored, and minutes after noon, where the slider of quiet hours starts. */
export const shiftMinutesByHalfDay = (minutes: number): number => (minutes + noon) % dayMin;
