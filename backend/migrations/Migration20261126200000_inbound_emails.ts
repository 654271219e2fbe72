import { Migration } from '@mikro-orm/migrations';

/** Adds the emails that members send to reply addresses, without their content. */
export class Migration20261126200000_inbound_emails extends Migration {
  override up(): void {
    this.addSql(
      `create table "inbound_email" ("id" text not null, "received_at" timestamptz not null, "finished_at" timestamptz null, "outcome" text null, "reason" text null, primary key ("id"), constraint "inbound_email_outcome_check" check ("outcome" in ('posted', 'refused', 'ignored')));`,
    );
    this.addSql(`create index "inbound_email_received_at_index" on "inbound_email" ("received_at");`);
  }
}
