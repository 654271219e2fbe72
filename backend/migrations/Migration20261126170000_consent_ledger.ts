import { Migration } from '@mikro-orm/migrations';

/** The texts of the ledger are stored with a fixed id, because the entries of this migration refer to it. */
const textId = '019ac000-0000-7000-8000-000000000001';

/** Adds the consent ledger, with entries for the consents that exist. */
export class Migration20261126170000_consent_ledger extends Migration {
  override up(): void {
    this.addSql(
      `create table "consent_text" ("id" uuid not null, "name" text not null, "version" int not null, "sentence" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "consent_text" add constraint "consent_text_name_version_unique" unique ("name", "version");`,
    );
    this.addSql(
      `alter table "consent_text" add constraint "consent_text_name_sentence_unique" unique ("name", "sentence");`,
    );
    this.addSql(
      `create table "consent_record" ("seq" bigserial primary key, "email" text not null, "subscriber_id" uuid null, "user_id" uuid null, "purpose" text not null, "is_given" boolean not null, "form" text not null, "text_id" uuid not null, "at" timestamptz not null);`,
    );
    this.addSql(`create index "consent_record_subscriber_id_index" on "consent_record" ("subscriber_id");`);
    this.addSql(`create index "consent_record_user_id_index" on "consent_record" ("user_id");`);
    this.addSql(`create index "consent_record_text_id_index" on "consent_record" ("text_id");`);
    this.addSql(
      `create index "consent_record_email_purpose_seq_index" on "consent_record" ("email", "purpose", "seq");`,
    );
    this.addSql(
      `alter table "consent_record" add constraint "consent_record_text_id_foreign" foreign key ("text_id") references "consent_text" ("id");`,
    );
    this.addSql(
      `alter table "consent_record" add constraint "consent_record_purpose_check" check ("purpose" in ('newsletter', 'reflection', 'product-news', 'click-tracking'));`,
    );
    this.addSql(
      `alter table "consent_record" add constraint "consent_record_form_check" check ("form" in ('home-page', 'mailing-list-page', 'preferences-page', 'unsubscribe-link', 'account-page', 'staff', 'import', 'before-ledger'));`,
    );
    this.addSql(`alter table "email_subscriber" add column "sign_up_text_id" uuid null;`);

    this.addSql(
      `insert into "consent_text" ("id", "name", "version", "sentence", "created_at") values ('${textId}', 'before-ledger', 1, 'This was recorded before the ledger existed. The text that the person saw is not known.', now());`,
    );
    const insert = `insert into "consent_record" ("email", "subscriber_id", "user_id", "purpose", "is_given", "form", "text_id", "at")`;
    const list = `from "email_subscriber" s cross join unnest(array['newsletter', 'reflection']) as p(purpose)`;
    this.addSql(
      `${insert} select s.email, s.id, null, p.purpose, true, 'before-ledger', '${textId}', s.confirmed_at ${list} where s.confirmed_at is not null order by s.confirmed_at, s.id;`,
    );
    this.addSql(
      `${insert} select s.email, s.id, null, p.purpose, false, 'before-ledger', '${textId}', s.unsubscribed_at ${list} where s.confirmed_at is not null and s.unsubscribed_at is not null order by s.unsubscribed_at, s.id;`,
    );
    this.addSql(
      `${insert} select s.email, s.id, null, 'reflection', false, 'before-ledger', '${textId}', now() from "email_subscriber" s where s.confirmed_at is not null and s.unsubscribed_at is null and s.reflections = 'none' order by s.id;`,
    );
    // Members who chose the daily reflection by email on the page of their account.
    this.addSql(
      `${insert} select u.email, null, u.id, 'reflection', true, 'before-ledger', '${textId}', now() from "notification_setting" n join "users" u on u.id = n.user_id where jsonb_exists(n.choice -> 'reflection', 'mail') and u.email_confirmed_at is not null order by u.id;`,
    );

    this.addSql(
      `create or replace function "consent_record_refuse_fn"() returns trigger as $$ begin if tg_op = 'DELETE' and current_setting('mailing.erases_consent', true) = 'on' then return null; end if; raise exception 'the consent ledger only grows'; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "refuse" before update or delete on "consent_record" for each statement execute function "consent_record_refuse_fn"();`,
    );
  }

  override down(): void {
    this.addSql(`alter table "email_subscriber" drop column "sign_up_text_id";`);
    this.addSql(`drop table "consent_record"; drop table "consent_text"; drop function "consent_record_refuse_fn"();`);
  }
}
