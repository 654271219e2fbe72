import { Migration } from '@mikro-orm/migrations';

/**
 * Emails about accounts are stored in the table of all emails, in the transaction of the action that causes them.
 * Unsent ones move there with their events.
 */
export class Migration20261125220000_account_email_in_one_commit extends Migration {
  override up(): void {
    this.addSql(`insert into email_message
      (id, kind, dedupe_key, recipient, first_name, user_id, facts, state, created_at)
      select id, kind, kind || ':' || id, recipient, '', user_id, facts, 'queued', created_at from auth_email
      on conflict do nothing;`);
    this.addSql(`update outbox
      set type = 'mailing.account-mail-queued', relayed_at = null,
        payload = jsonb_build_object('messageId', payload ->> 'emailId')
      where type = 'auth.email-queued' and done_at is null;`);
    this.addSql(`drop table "auth_email";`);
  }

  override down(): void {
    this.addSql(
      `create table "auth_email" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "recipient" text not null, "facts" jsonb not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "auth_email_user_id_index" on "auth_email" ("user_id");`);
    this.addSql(
      `alter table "auth_email" add constraint "auth_email_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }
}
