import { readersHour } from '../../ui/times.ts';

const dayMin = 24 * 60;
const noon = dayMin / 2;

/** "9:30 PM", of minutes after midnight. */
export const inWords = (minutes: number): string => readersHour(new Date(minutes * 60_000).toISOString(), 'UTC');

/** Every quarter of an hour of a day, as minutes after midnight. */
export const quarters: readonly number[] = Array.from({ length: dayMin / 15 }, (_, at) => at * 15);

/** A time on a band that runs from noon to noon, and back: both are minutes. */
export const onBand = (minutes: number): number => (minutes + noon) % dayMin;
