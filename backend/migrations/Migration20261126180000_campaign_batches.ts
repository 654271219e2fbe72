import { Migration } from '@mikro-orm/migrations';

/** Adds the batches of campaigns, and the day on which a subscriber got an email of the mailing list. */
export class Migration20261126180000_campaign_batches extends Migration {
  override up(): void {
    this.addSql(
      `create table "email_batch" ("id" uuid not null, "campaign_id" uuid not null, "state" text not null, "recipients" jsonb not null, "payload" text null, "payload_hash" text null, "first_attempt_at" timestamptz null, "sent" int not null default 0, "failed" int not null default 0, "suppressed" int not null default 0, "held_back" int not null default 0, "unknown" int not null default 0, "stopped" int not null default 0, "created_at" timestamptz not null, "done_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "email_batch" add constraint "email_batch_state_check" check ("state" in ('queued', 'sending', 'done', 'split'));`,
    );
    this.addSql(`create index "email_batch_campaign_id_index" on "email_batch" ("campaign_id");`);
    this.addSql(
      `alter table "email_batch" add constraint "email_batch_campaign_id_foreign" foreign key ("campaign_id") references "email_campaign" ("id") on delete cascade;`,
    );
    this.addSql(
      `create table "list_email_day" ("subscriber_id" uuid not null, "day" date not null, "message_id" uuid not null, primary key ("subscriber_id", "day"));`,
    );
    this.addSql(
      `alter table "email_campaign" add column "send_at" timestamptz null, add column "confirmed_recipients" int null, add column "variants" text null, add column "frozen_up_to" uuid null, add column "frozen_at" timestamptz null, add column "finished_at" timestamptz null, add column "pause_reason" text null;`,
    );
    this.addSql(
      `alter table "email_campaign" add constraint "email_campaign_pause_reason_check" check ("pause_reason" in ('staff', 'bounces', 'complaints'));`,
    );
    this.addSql(`alter table "email_message" add column "batch_id" uuid null;`);
    this.addSql(`create index "email_message_campaign_id_id_index" on "email_message" ("campaign_id", "id");`);
    this.addSql(`drop index "email_message_campaign_id_index";`);
  }
}
