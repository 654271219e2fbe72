import { Injectable, Logger } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { Database } from '../database/database.ts';

/** Another worker runs a schedule when this time has passed since the last renewal, in seconds. */
const leaseSeconds = 30;
const renewalMs = 5_000;
/** A lease with a longer time is from a clock that was ahead, and no longer counts. */
const maxLeaseSeconds = 60;

/** The queues can be emptied while a schedule runs, so only PostgreSQL knows that it runs. */
@Injectable()
export class ScheduleLeases {
  private readonly log = new Logger('jobs');

  constructor(private readonly database: Database) {}

  /** Returns false, without a run, while another worker or another job runs the schedule. */
  async runExclusively(name: string, run: () => Promise<void>): Promise<boolean> {
    const holder = newId();
    if (!(await this.claim(name, holder))) return false;
    const renewal = setInterval(() => void this.renew(name, holder), renewalMs);
    try {
      await run();
    } finally {
      clearInterval(renewal);
      await this.release(name, holder);
    }
    return true;
  }

  private async claim(name: string, holder: string): Promise<boolean> {
    const rows = await this.database.sql(
      `insert into schedule_lease (name, holder, expires_at) values (?, ?, now() + make_interval(secs => ?))
       on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
         where schedule_lease.expires_at not between now() and now() + make_interval(secs => ?)
       returning 1`,
      [name, holder, leaseSeconds, maxLeaseSeconds],
    );
    return rows.length > 0;
  }

  private async renew(name: string, holder: string): Promise<void> {
    await this.database
      .sql('update schedule_lease set expires_at = now() + make_interval(secs => ?) where name = ? and holder = ?', [
        leaseSeconds,
        name,
        holder,
      ])
      .catch((err: unknown) => this.log.warn({ event: 'schedule.lease-not-renewed', schedule: name, err }));
  }

  /** A lease that cannot be deleted expires. */
  private async release(name: string, holder: string): Promise<void> {
    await this.database
      .sql('delete from schedule_lease where name = ? and holder = ?', [name, holder])
      .catch((err: unknown) => this.log.warn({ event: 'schedule.lease-not-released', schedule: name, err }));
  }
}
