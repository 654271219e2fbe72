import { readersHour } from '../../ui/times.ts';

const dayMin = 24 * 60;
const noon = dayMin / 2;

/** "9:30 PM", from minutes after midnight. */
export const inWords = (minutes: number): string => readersHour(new Date(minutes * 60_000).toISOString(), 'UTC');

export const quarters: readonly number[] = Array.from({ length: dayMin / 15 }, (_, at) => at * 15);

/** Converts minutes after midnight to the band, which runs from noon to noon, and back. */
export const onBand = (minutes: number): number => (minutes + noon) % dayMin;
