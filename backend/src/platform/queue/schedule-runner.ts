import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { ReactionAndScheduleRegistry } from '../reactions/registry.ts';

/**
 * Runs a schedule once for each of its times. The id of its job is not enough for that: queues drop finished jobs and can
 * be emptied, and another worker may then add the job of the same time again.
 */
@Injectable()
export class ScheduleRunner {
  private readonly log = new Logger('jobs');

  constructor(
    private readonly registry: ReactionAndScheduleRegistry,
    private readonly database: Database,
  ) {}

  /** `dueAt` in ms is missing in jobs of an earlier release. */
  async run(name: string, dueAt = 0): Promise<void> {
    const schedule = this.registry.findSchedule(name);
    if (!schedule || (await this.hasRun(name, dueAt))) return;
    await schedule.run();
    if (dueAt > 0) await this.record(name, dueAt);
    this.log.debug({ event: 'schedule.done', schedule: name, dueAt });
  }

  /** Compares only with the last time, because the times of a schedule change with its interval and with the clock. */
  private async hasRun(name: string, dueAt: number): Promise<boolean> {
    const rows = await this.database.sql('select 1 from schedule_run where name = ? and due_at = to_timestamp(?)', [
      name,
      dueAt / 1000,
    ]);
    return rows.length > 0;
  }

  private async record(name: string, dueAt: number): Promise<void> {
    await this.database.sql(
      `insert into schedule_run (name, due_at, done_at) values (?, to_timestamp(?), now())
       on conflict (name) do update set due_at = excluded.due_at, done_at = excluded.done_at`,
      [name, dueAt / 1000],
    );
  }
}
