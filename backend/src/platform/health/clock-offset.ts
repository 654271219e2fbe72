import { realTime } from '#kernel/real-time.ts';
import type { RunQuery } from '../database/connect-once.ts';

/**
 * BullMQ compares the clocks of workers: at a difference of 7 s, one takes running jobs of the other. Each may differ from
 * the database by half of that, minus the error of the measurement.
 */
export const maxClockOffsetMs = 3_000;
/** The error of a measurement is at most half of this time. */
const maxResponseMs = 1_000;
/** A larger difference between the two durations means that the clock was set during the measurement. */
const maxDriftMs = 100;

/** Returns milliseconds since 1970. Unlike the clock of a process, this time is the same for all processes. */
export async function readDatabaseTime(query: RunQuery): Promise<number> {
  const [row] = await query<{ ms: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms');
  if (!row) throw new Error('The database returned no time.');
  return row.ms;
}

/**
 * Returns how far the clock of this process is ahead of the clock of the database, in milliseconds; negative when it is
 * behind, and undefined when the measurement is not exact.
 */
export async function measureClockOffset(query: RunQuery): Promise<number | undefined> {
  const beganAt = performance.now();
  const before = realTime().getTime();
  const databaseMs = await readDatabaseTime(query);
  const after = realTime().getTime();
  const tookMs = performance.now() - beganAt;
  const isExact = tookMs <= maxResponseMs && Math.abs(after - before - tookMs) <= maxDriftMs;
  return isExact ? Math.round((before + after) / 2 - databaseMs) : undefined;
}

export const isClockWrong = (offsetMs: number | null | undefined): boolean =>
  Math.abs(offsetMs ?? 0) > maxClockOffsetMs;

/** Returns text such as `10 minutes ahead of`. */
export function describeOffset(offsetMs: number): string {
  const seconds = Math.abs(offsetMs) / 1000;
  const amount =
    seconds < 100
      ? `${seconds.toFixed(1)} s`
      : seconds < 7_200
        ? `${Math.round(seconds / 60)} minutes`
        : `${Math.round(seconds / 3_600)} hours`;
  return `${amount} ${offsetMs < 0 ? 'behind' : 'ahead of'}`;
}
