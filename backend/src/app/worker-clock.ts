/** Workers with different clocks take jobs from each other, so a worker with a wrong clock leaves the work to the others. */
import { Logger, type INestApplicationContext } from '@nestjs/common';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { newId } from '#kernel/id.ts';
import type { Settings } from '#platform/config/settings.ts';
import { runWithOwnConnection, type RunQuery } from '#platform/database/connect-once.ts';
import { describeOffset, isClockWrong, measureClockOffset } from '#platform/health/clock-offset.ts';
import { Heartbeat, rightWorkerQuery } from '#platform/health/heartbeat.ts';

const checkMs = 5_000;

/** A worker without others starts at once, because jobs are safe with one clock. */
export async function awaitRightClock({ databaseUrl }: Settings): Promise<void> {
  const id = newId();
  for (let isFirst = true; ; isFirst = false) {
    const offsetMs = await runWithOwnConnection(databaseUrl, async (query) => {
      const clockOffsetMs = await measureClockOffset(query);
      if (!isClockWrong(clockOffsetMs) || (await query(rightWorkerQuery)).length === 0) return undefined;
      await reportWaiting(query, id, clockOffsetMs);
      return clockOffsetMs;
    });
    if (offsetMs === undefined) return;
    if (isFirst)
      process.stderr.write(
        `The start waits because the clock of this machine is ${describeOffset(offsetMs)} that of the database, and other ` +
          'workers run. Set the clock by NTP.\n',
      );
    await delay(checkMs);
  }
}

/** The alert names each process whose row was written in the last 30 seconds. */
async function reportWaiting(query: RunQuery, id: string, offsetMs: number | undefined): Promise<void> {
  await query(
    `insert into process_heartbeat (id, kind, seen_at, host, clock_offset_ms) values ($1, 'waiting', now(), $2, $3)
     on conflict (id, kind) do update set seen_at = excluded.seen_at, clock_offset_ms = excluded.clock_offset_ms`,
    [id, hostname(), offsetMs],
  );
}

/** The supervisor of the process starts it again, and that start waits. */
export function stopAtWrongClock(app: INestApplicationContext): void {
  const heartbeat = app.get(Heartbeat);
  const timer = setInterval(() => void check().catch(() => undefined), checkMs);

  async function check(): Promise<void> {
    if (!(await heartbeat.mustStopForClock())) return;
    clearInterval(timer);
    new Logger('worker').error({ event: 'worker.wrong-clock', offsetMs: heartbeat.clockOffsetMs });
    process.kill(process.pid, 'SIGTERM');
  }
}
