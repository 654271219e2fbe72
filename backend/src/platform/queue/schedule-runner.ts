import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '../database/database.ts';
import { ReactionAndScheduleRegistry } from '../reactions/registry.ts';
import type { ScheduledWork } from './queues.service.ts';
import { ScheduleLeases } from './schedule-leases.ts';

/** Queues drop finished jobs, so another worker may add the job of the same time again. */
@Injectable()
export class ScheduleRunner {
  private readonly log = new Logger('jobs');

  constructor(
    private readonly registry: ReactionAndScheduleRegistry,
    private readonly database: Database,
    private readonly leases: ScheduleLeases,
    private readonly clock: Clock,
  ) {}

  /** False for a schedule that only another release has. */
  has(name: string): boolean {
    return this.registry.findSchedule(name) !== undefined;
  }

  /** Returns false, without a run, while another job runs the same schedule. */
  async run({ schedule: name, dueAt = 0 }: ScheduledWork): Promise<boolean> {
    const schedule = this.registry.findSchedule(name);
    if (!schedule) return true;
    return this.leases.runExclusively(name, async () => {
      if (await this.hasRun(name, dueAt)) return;
      const beganAt = performance.now();
      await schedule.run();
      const tookMs = Math.round(performance.now() - beganAt);
      if (dueAt > 0) await this.record(name, dueAt, tookMs);
      this.log.debug({ event: 'schedule.done', schedule: name, dueAt, tookMs });
    });
  }

  /** True when the time of the next job has come. */
  isSuperseded({ nextAt = 0 }: ScheduledWork): boolean {
    return nextAt <= this.clock.now().getTime();
  }

  /** True if the last recorded run was due at `dueAt`. Earlier runs are not stored. */
  private async hasRun(name: string, dueAt: number): Promise<boolean> {
    const rows = await this.database.sql('select 1 from schedule_run where name = ? and due_at = to_timestamp(?)', [
      name,
      dueAt / 1000,
    ]);
    return rows.length > 0;
  }

  private async record(name: string, dueAt: number, tookMs: number): Promise<void> {
    await this.database.sql(
      `insert into schedule_run (name, due_at, done_at, took_ms) values (?, to_timestamp(?), now(), ?)
       on conflict (name) do update set due_at = excluded.due_at, done_at = excluded.done_at, took_ms = excluded.took_ms`,
      [name, dueAt / 1000, tookMs],
    );
  }
}
