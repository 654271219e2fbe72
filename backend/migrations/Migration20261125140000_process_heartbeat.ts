import { Migration } from '@mikro-orm/migrations';

/** Stores the time of the last activity of each process, so that the readiness check reports stopped workers. */
export class Migration20261125140000_process_heartbeat extends Migration {
  override up(): void {
    this.addSql(
      `create table "process_heartbeat" ("id" uuid not null, "kind" text not null, "seen_at" timestamptz not null, primary key ("id", "kind"));`,
    );
  }
}
