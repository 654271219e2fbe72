import { Migration } from '@mikro-orm/migrations';

export class Migration20261121130000_inquiries extends Migration {
  override up(): void {
    this.addSql(
      `create table "inquiry" ("id" uuid not null, "reference" text not null, "kind" text not null, "name" text not null, "email" text not null, "answers" jsonb not null, "idempotency_key" uuid null, "status" text not null, "received_at" timestamptz not null, "due_at" timestamptz not null, "read_at" timestamptz null, "answered_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`alter table "inquiry" add constraint "inquiry_reference_unique" unique ("reference");`);
    this.addSql(`alter table "inquiry" add constraint "inquiry_idempotency_key_unique" unique ("idempotency_key");`);
    this.addSql(`create index "inquiry_email_index" on "inquiry" ("email");`);
    this.addSql(`create index "inquiry_received_at_id_index" on "inquiry" ("received_at", "id");`);
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_kind_check" check ("kind" in ('partner', 'volunteer', 'contact'));`,
    );
    this.addSql(
      `alter table "inquiry" add constraint "inquiry_status_check" check ("status" in ('open', 'answered', 'closed'));`,
    );

    this.addSql(
      `create table "inquiry_note" ("id" uuid not null, "inquiry_id" uuid not null, "text" text not null, "author_id" uuid null, "written_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "inquiry_note_inquiry_id_index" on "inquiry_note" ("inquiry_id");`);
    this.addSql(
      `alter table "inquiry_note" add constraint "inquiry_note_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "inquiry_reply" ("id" uuid not null, "inquiry_id" uuid not null, "text" text not null, "author_id" uuid null, "written_at" timestamptz not null, "is_mailed" boolean not null, primary key ("id"));`,
    );
    this.addSql(`create index "inquiry_reply_inquiry_id_index" on "inquiry_reply" ("inquiry_id");`);
    this.addSql(
      `alter table "inquiry_reply" add constraint "inquiry_reply_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on delete cascade;`,
    );

    this.addSql(`alter table "email_message" drop constraint "email_message_kind_check";`);
    this.addSql(
      `alter table "email_message" add constraint "email_message_kind_check" check ("kind" in ('welcome', 'membership-change', 'membership-cancelled', 'membership-refunded', 'membership-refund-failed', 'membership-payment-failed', 'membership-unpaid', 'membership-renewal', 'inquiry-receipt', 'inquiry-notice', 'inquiry-reply'));`,
    );
  }
}
