import { Migration } from '@mikro-orm/migrations';

/** Adds the id of the HTTP request to its events, so that the log of their jobs and emails can name it. */
export class Migration20261126231100_outbox_request extends Migration {
  override up(): void {
    this.addSql(`alter table "outbox" add column "request_id" text null;`);
  }
}
