import { Migration } from '@mikro-orm/migrations';

/** Adds the lease of a running schedule, so that only one worker runs it. */
export class Migration20261127070000_schedule_lease extends Migration {
  override up(): void {
    this.addSql(
      `create table "schedule_lease" ("name" text not null, "holder" uuid not null, "expires_at" timestamptz not null, primary key ("name"));`,
    );
  }
}
