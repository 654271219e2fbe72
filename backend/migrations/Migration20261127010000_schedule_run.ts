import { Migration } from '@mikro-orm/migrations';

/** Adds the last time for which each schedule ran, so that several workers do not run it twice for one time. */
export class Migration20261127010000_schedule_run extends Migration {
  override up(): void {
    this.addSql(
      `create table "schedule_run" ("name" text not null, "due_at" timestamptz not null, "done_at" timestamptz not null, primary key ("name"));`,
    );
  }
}
