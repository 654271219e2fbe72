import { Injectable } from '@nestjs/common';
import { hostname } from 'node:os';
import { newId } from '#kernel/id.ts';
import { Database } from '../database/database.ts';
import { measureClockOffset, isClockWrong, maxClockOffsetMs } from './clock-offset.ts';
import { MinuteCounter } from './minute-counter.ts';

type HeartbeatKind = 'worker' | 'probe';

const intervalMs = 5_000;
export const workerStaleSeconds = 30;
export const restoringCacheMs = 2_000;
/** Each step after a restore blocks writes for at most this time, because Stripe can be unavailable for hours. */
const maxComparingMinutes = 10;

/** Rows without a difference, such as those of an earlier release, do not count. */
export const rightWorkerQuery = `select 1 from process_heartbeat where kind = 'worker'
  and seen_at > now() - interval '${workerStaleSeconds} seconds' and abs(clock_offset_ms) <= ${maxClockOffsetMs}`;

/** The clocks of the processes can differ, so the time comes from the database. */
@Injectable()
export class Heartbeat {
  private readonly id = newId();
  private readonly doneJobs = new MinuteCounter();
  private beatAt = -Infinity;
  private offsetMs: number | undefined;
  private restoring: Promise<boolean> = Promise.resolve(false);
  private restoringExpiresAt = -Infinity;

  constructor(private readonly database: Database) {}

  async beat(kind: HeartbeatKind): Promise<void> {
    if (performance.now() - this.beatAt < intervalMs) return;
    await this.write(kind);
    this.beatAt = performance.now();
  }

  /** Query for the time (Unix seconds) of the last probe heartbeat. The id is safe in SQL, because no user enters it. */
  get probeQuery(): string {
    return `select extract(epoch from seen_at)::float8 as "seenAt" from process_heartbeat where id = '${this.id}' and kind = 'probe'`;
  }

  async writeProbe(): Promise<number | undefined> {
    await this.write('probe');
    const [row] = await this.database.sql<{ seenAt: number }>(this.probeQuery);
    return row?.seenAt;
  }

  async write(kind: HeartbeatKind): Promise<void> {
    this.offsetMs = (await measureClockOffset((statement) => this.database.sql(statement))) ?? this.offsetMs;
    await this.database.sql(
      `with ended as (
         delete from process_heartbeat
         where (seen_at < now() - interval '1 hour' or seen_at > now() + interval '1 minute') and id <> ?
       )
       insert into process_heartbeat (id, kind, seen_at, done_jobs, host, clock_offset_ms)
       values (?, ?, now(), ?::jsonb, ?, ?)
       on conflict (id, kind) do update set seen_at = excluded.seen_at, done_jobs = excluded.done_jobs,
         host = excluded.host, clock_offset_ms = excluded.clock_offset_ms`,
      [this.id, this.id, kind, JSON.stringify(this.doneJobs.read()), hostname(), this.offsetMs ?? null],
    );
  }

  /** Undefined before the first measurement. */
  get clockOffsetMs(): number | undefined {
    return this.offsetMs;
  }

  /** Servers whose clock differs too much from that of the database, each with its largest difference. */
  readWrongClocks(): Promise<{ host: string; offsetMs: number }[]> {
    return this.database.sql(
      `select distinct on (host) host, clock_offset_ms::float8 as "offsetMs" from process_heartbeat
       where seen_at > now() - interval '${workerStaleSeconds} seconds' and abs(clock_offset_ms) > ${maxClockOffsetMs}
       order by host, abs(clock_offset_ms) desc limit 20`,
    );
  }

  /** True while the clock of this worker is wrong and another worker has the right time. */
  async mustStopForClock(): Promise<boolean> {
    if (!isClockWrong(this.offsetMs)) return false;
    return (await this.database.sql(`${rightWorkerQuery} and id <> ?`, [this.id])).length > 0;
  }

  /** Used instead of the metrics of BullMQ, which need one commit for each job in PostgreSQL. */
  countDoneJob(queue: string): void {
    this.doneJobs.add(queue);
  }

  /** Number of jobs per queue that all workers finished in a minute. The minute ended at most 30 seconds ago. */
  async readJobsPerMinute(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.sql<{ queue: string; jobs: number }>(
      `select done.key as queue, sum(done.value::int)::int as jobs
       from process_heartbeat, jsonb_each_text(done_jobs) done
       where kind = 'worker' and seen_at > now() - interval '${workerStaleSeconds} seconds' group by done.key`,
    );
    return new Map(rows.map(({ queue, jobs }) => [queue, jobs]));
  }

  /** Returns the last result while the database does not respond. */
  isRestoring(): Promise<boolean> {
    if (performance.now() >= this.restoringExpiresAt) {
      this.restoringExpiresAt = performance.now() + restoringCacheMs;
      const last = this.restoring;
      this.restoring = this.database
        .sql(
          `select 1 from process_heartbeat where kind = 'restore' and seen_at > now() - interval '20 seconds'
           union all
           select 1 from restore_run where finished_at is null and step in ('health', 'emails', 'payments')
             and changed_at > now() - interval '${maxComparingMinutes} minutes' limit 1`,
        )
        .then(
          (rows) => rows.length > 0,
          () => last,
        );
    }
    return this.restoring;
  }

  async readWorkers(): Promise<{ alive: number; lastSeenSeconds: number | null }> {
    const [row] = await this.database.sql<{ alive: number; lastSeenSeconds: number | null }>(
      `select (count(*) filter (where seen_at > now() - interval '${workerStaleSeconds} seconds'))::int as alive,
              extract(epoch from min(now() - least(seen_at, now())))::float8 as "lastSeenSeconds"
       from process_heartbeat where kind = 'worker'`,
    );
    return row ?? { alive: 0, lastSeenSeconds: null };
  }

  async checkWorkers({ own = false } = {}): Promise<void> {
    const rows = await this.database.sql(
      `select 1 from process_heartbeat
       where kind = 'worker' and seen_at > now() - interval '${workerStaleSeconds} seconds' ${own ? 'and id = ?' : ''} limit 1`,
      own ? [this.id] : [],
    );
    if (rows.length === 0) throw new Error(`No worker has worked in the last ${workerStaleSeconds} s`);
  }
}
