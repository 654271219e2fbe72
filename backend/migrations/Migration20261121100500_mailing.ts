import { Migration } from '@mikro-orm/migrations';

/** Creates the mailing list, emails and their delivery results, the suppression list and the send rate. */
export class Migration20261121100500_mailing extends Migration {
  override up(): void {
    this.addSql(
      `create table "email_campaign" ("id" uuid not null, "type" text not null, "started_by" uuid not null, "user_id" uuid null, "started_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "email_campaign" add constraint "email_campaign_type_check" check ("type" in ('welcome'));`,
    );
    this.addSql(
      `create table "email_subscriber" ("id" uuid not null, "email" text not null, "first_name" text null, "last_name" text null, "source" text null, "subscribed_at" timestamptz not null, "unsubscribed_at" timestamptz null, "last_email_sent_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "email_subscriber" add constraint "email_subscriber_email_unique" unique ("email");`);
    this.addSql(
      `create index "email_subscriber_subscribed_at_id_index" on "email_subscriber" ("subscribed_at", "id");`,
    );
    this.addSql(
      `create table "email_message" ("id" uuid not null, "kind" text not null, "dedupe_key" text not null, "recipient" text not null, "first_name" text not null, "subscriber_id" uuid null, "campaign_id" uuid null, "state" text not null, "frozen_letter" text null, "provider_id" text null, "failure" text null, "created_at" timestamptz not null, "first_attempt_at" timestamptz null, "sent_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "email_message" add constraint "email_message_dedupe_key_unique" unique ("dedupe_key");`);
    this.addSql(`create index "email_message_subscriber_id_index" on "email_message" ("subscriber_id");`);
    this.addSql(`create index "email_message_campaign_id_index" on "email_message" ("campaign_id");`);
    this.addSql(
      `create index "email_message_recipient_created_at_index" on "email_message" ("recipient", "created_at");`,
    );
    this.addSql(`alter table "email_message" add constraint "email_message_kind_check" check ("kind" in ('welcome'));`);
    this.addSql(
      `alter table "email_message" add constraint "email_message_state_check" check ("state" in ('queued', 'sending', 'sent', 'failed', 'suppressed', 'unknown'));`,
    );
    this.addSql(
      `create table "email_suppression" ("address_hash" text not null, "reason" text not null, "created_at" timestamptz not null, primary key ("address_hash"));`,
    );
    this.addSql(
      `alter table "email_suppression" add constraint "email_suppression_reason_check" check ("reason" in ('declined', 'bounced', 'complained', 'imported'));`,
    );
    this.addSql(`create table "mail_pace" ("id" text not null, "next_at" timestamptz not null, primary key ("id"));`);
    this.addSql(
      `alter table "email_message" add constraint "email_message_subscriber_id_foreign" foreign key ("subscriber_id") references "email_subscriber" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "email_message" add constraint "email_message_campaign_id_foreign" foreign key ("campaign_id") references "email_campaign" ("id") on delete set null;`,
    );
  }
}
