import { Migration } from '@mikro-orm/migrations';

/** SQL that converts the payload of unsent emails to the format of the current events. */
const factsOfOpenEmails = `jsonb_strip_nulls(facts || jsonb_build_object(
  'tier', nullif(lower(facts ->> 'plan'), 'paid'),
  'from', lower(facts ->> 'today'),
  'mayStillBePaid', facts ->> 'mayStillBePaid' = '1',
  'startsAt', facts ->> 'at', 'endsAt', nullif(facts ->> 'at', ''),
  'graceEndsAt', facts ->> 'at', 'chargedAt', facts ->> 'at'))`;

/** Moves all emails into one table, including those about accounts. The current reactions send the unsent ones. */
export class Migration20261122120000_one_table_of_emails extends Migration {
  override up(): void {
    this.addSql(`alter table "email_message" drop constraint "email_message_kind_check";`);
    this.addSql(`alter table "email_message" rename column "frozen_letter" to "frozen_email";`);
    this.addSql(`create index "email_message_kind_created_at_index" on "email_message" ("kind", "created_at");`);
    this.addSql(
      `create index "email_message_open" on "email_message" ("kind") where "state" in ('queued', 'sending');`,
    );
    this.addSql(
      `update email_message set facts = ${factsOfOpenEmails} where state = 'queued' and kind like 'membership-%';`,
    );
    this.addSql(
      `update email_message set first_name = '' where first_name = 'Friend' and state in ('queued', 'sending');`,
    );
    this.addSql(
      `update email_message set frozen_email = null where kind = 'list-confirm' and frozen_email is not null;`,
    );
    this.addSql(`insert into email_message
      (id, kind, dedupe_key, recipient, first_name, user_id, facts, state, created_at, first_attempt_at, sent_at)
      select m.id, m.kind, m.kind || ':' || m.id, m.recipient, coalesce(u.first_name, ''), m.user_id,
        case when m.token_id is null then m.facts else jsonb_build_object('tokenId', m.token_id) end,
        case m.state when 'wanted' then 'queued' when 'void' then 'suppressed' else m.state end,
        m.created_at, null, case m.state when 'sent' then m.closed_at end
      from auth_mail m join users u on u.id = m.user_id;`);
    this.addSql(`update outbox
      set type = 'mailing.account-mail-queued', payload = jsonb_build_object('messageId', payload ->> 'mailId')
      where type = 'auth.mail-wanted' and done_at is null;`);
    this.addSql(`drop table "auth_mail";`);

    this.addSql(
      `create table "auth_email" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "recipient" text not null, "facts" jsonb not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "auth_email_user_id_index" on "auth_email" ("user_id");`);
    this.addSql(
      `alter table "auth_email" add constraint "auth_email_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.rename('auth_mail_ask', 'auth_email_request', 'created_at');
    this.addSql(
      `alter table "auth_email_request" rename constraint "auth_mail_ask_wish_check" to "auth_email_request_wish_check";`,
    );
    this.addSql(
      `alter table "auth_email_request" rename constraint "auth_mail_ask_challenge_method_check" to "auth_email_request_challenge_method_check";`,
    );
    this.addSql(`update outbox
      set type = 'auth.email-requested', payload = jsonb_build_object('requestId', payload ->> 'askId')
      where type = 'auth.mail-asked-for' and done_at is null;`);
    this.rename('auth_mail_pause', 'auth_email_cooldown', 'asked_at');
  }

  private rename(table: string, to: string, indexed: string): void {
    this.addSql(`alter table "${table}" rename to "${to}";`);
    this.addSql(`alter index "${table}_pkey" rename to "${to}_pkey";`);
    this.addSql(`alter index "${table}_${indexed}_index" rename to "${to}_${indexed}_index";`);
  }
}
