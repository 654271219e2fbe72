import { Migration } from '@mikro-orm/migrations';

/** Adds the events of the email provider, and the states of emails that they report. */
export class Migration20261126190000_provider_events extends Migration {
  override up(): void {
    this.addSql(
      `create table "mail_event" ("id" text not null, "kind" text not null, "provider_id" text not null, "detail" text null, "occurred_at" timestamptz not null, "received_at" timestamptz not null, "check_at" timestamptz null, "address_hash" text null, "outcome" text null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "mail_event" add constraint "mail_event_kind_check" check ("kind" in ('delivered', 'bounced', 'soft-bounced', 'complained', 'failed'));`,
    );
    this.addSql(
      `alter table "mail_event" add constraint "mail_event_outcome_check" check ("outcome" in ('applied', 'no-change', 'unknown-email'));`,
    );
    this.addSql(`create index "mail_event_check_at_index" on "mail_event" ("check_at");`);
    this.addSql(`create index "mail_event_received_at_index" on "mail_event" ("received_at");`);
    this.addSql(
      `create index "mail_event_address_hash_occurred_at_index" on "mail_event" ("address_hash", "occurred_at");`,
    );
    this.addSql(`create index "email_message_provider_id_index" on "email_message" ("provider_id");`);
    this.addSql(`create index "email_message_sent_at_index" on "email_message" ("sent_at");`);
    this.replaceStates(
      `'queued', 'sending', 'sent', 'delivered', 'bounced', 'complained', 'failed', 'suppressed', 'unknown'`,
    );
    this.addSql(`alter table "email_suppression" add column "masked_email" text null, add column "detail" text null;`);
    this.addSql(`create index "email_suppression_created_at_index" on "email_suppression" ("created_at");`);
  }

  private replaceStates(states: string): void {
    this.addSql(`alter table "email_message" drop constraint "email_message_state_check";`);
    this.addSql(
      `alter table "email_message" add constraint "email_message_state_check" check ("state" in (${states}));`,
    );
  }
}
