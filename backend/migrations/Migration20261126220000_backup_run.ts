import { Migration } from '@mikro-orm/migrations';

/** Adds the requested, running and finished backups. */
export class Migration20261126220000_backup_run extends Migration {
  override up(): void {
    this.addSql(
      `create table "backup_run" ("id" uuid not null default gen_random_uuid(), "scheduled_for" timestamptz null, "requested_at" timestamptz not null default now(), "started_at" timestamptz null, "seen_at" timestamptz null, "finished_at" timestamptz null, "name" text null, "size_bytes" bigint null, "failure" text null, "verified_at" timestamptz null, "verification_failure" text null, primary key ("id"));`,
    );
    this.addSql(`alter table "backup_run" add constraint "backup_run_scheduled_for_unique" unique ("scheduled_for");`);
    this.addSql(`create index "backup_run_requested_at_index" on "backup_run" ("requested_at");`);
  }
}
