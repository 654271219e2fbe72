import { Migration } from '@mikro-orm/migrations';

export class Migration20261121120100_billing_commands extends Migration {
  override up(): void {
    this.addSql(
      `create table "billing_command" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "target" text not null, "idempotency_key" text not null, "failures" int not null, "actor_id" uuid not null, "state" text not null, "amount_cents" int null, "created_at" timestamptz not null, "finished_at" timestamptz null, "leased_until" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "billing_command_user_id_index" on "billing_command" ("user_id");`);
    this.addSql(
      `alter table "billing_command" add constraint "billing_command_idempotency_key_unique" unique ("idempotency_key");`,
    );
    this.addSql(`create unique index "billing_command_open" on "billing_command" ("user_id") where "state" = 'open';`);

    this.addSql(
      `create table "billing_notice" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "subject" text not null, "due_at" timestamptz not null, "sent_at" timestamptz null, "dropped_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "billing_notice" add constraint "billing_notice_user_id_kind_subject_unique" unique ("user_id", "kind", "subject");`,
    );
    this.addSql(
      `create index "billing_notice_due" on "billing_notice" ("due_at") where "sent_at" is null and "dropped_at" is null;`,
    );

    this.addSql(`alter table "email_message" add column "user_id" uuid null, add column "facts" jsonb null;`);
    this.addSql(`create index "email_message_user_id_index" on "email_message" ("user_id");`);
    this.addSql(`alter table "email_message" drop constraint "email_message_kind_check";`);
    this.addSql(
      `alter table "email_message" add constraint "email_message_kind_check" check ("kind" in ('welcome', 'membership-change', 'membership-cancelled', 'membership-refunded', 'membership-payment-failed', 'membership-unpaid', 'membership-renewal'));`,
    );
  }
}
