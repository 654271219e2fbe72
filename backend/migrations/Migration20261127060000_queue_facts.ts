import { Migration } from '@mikro-orm/migrations';

/** Adds the person who holds a queue, and the number of jobs that a worker did in the last minute, by queue. */
export class Migration20261127060000_queue_facts extends Migration {
  override up(): void {
    this.addSql(`alter table "queue_hold" add column "held_by" uuid null;`);
    this.addSql(`alter table "process_heartbeat" add column "done_jobs" jsonb not null default '{}';`);
  }
}
