import { Migration } from '@mikro-orm/migrations';

/** Adds the trace that caused an event, so that the jobs of its reactions continue it. */
export class Migration20261126235000_outbox_trace extends Migration {
  override up(): void {
    this.addSql(`alter table "outbox" add column "trace_parent" text null;`);
  }
}
