import { formatReaderTime } from '../../ui/times.ts';

const dayMin = 24 * 60;
const noon = dayMin / 2;

export const timeOfDayText = (minutes: number): string =>
  formatReaderTime(new Date(minutes * 60_000).toISOString(), 'UTC');

export const quarterHourTimes: readonly number[] = Array.from({ length: dayMin / 15 }, (_, at) => at * 15);

/** The band of quiet hours starts at noon, but the settings count minutes from midnight. */
export const shiftMinutesByHalfDay = (minutes: number): number => (minutes + noon) % dayMin;
