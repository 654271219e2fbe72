import { Migration } from '@mikro-orm/migrations';

/** Adds the duration of the last run of each schedule. Null for a run of an earlier release. */
export class Migration20261127020000_schedule_duration extends Migration {
  override up(): void {
    this.addSql(`alter table "schedule_run" add column "took_ms" integer null;`);
  }
}
