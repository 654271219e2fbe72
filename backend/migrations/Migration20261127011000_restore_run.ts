import { Migration } from '@mikro-orm/migrations';

/** Adds the restores of backups, with the step that each one has reached. */
export class Migration20261127011000_restore_run extends Migration {
  override up(): void {
    this.addSql(
      `create table "restore_run" ("id" uuid not null default gen_random_uuid(), "kind" text not null, "backup" text null, "requested_by" uuid null, "requested_at" timestamptz not null default now(), "step" text not null, "changed_at" timestamptz not null default now(), "data_at" timestamptz null, "restore_point" text null, "checks_site" boolean not null default false, "finished_at" timestamptz null, "failure" text null, primary key ("id"), constraint "restore_run_kind_check" check ("kind" in ('restore', 'undo')));`,
    );
    this.addSql(`create index "restore_run_requested_at_index" on "restore_run" ("requested_at");`);
  }
}
