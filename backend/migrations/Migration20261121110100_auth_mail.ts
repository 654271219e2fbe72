import { Migration } from '@mikro-orm/migrations';

export class Migration20261121110100_auth_mail extends Migration {
  override up(): void {
    this.addSql(
      `alter table "users" add column "new_email" text null, add column "email_change_awaits" text null, add column "confirmation_sent_at" timestamptz null, add column "recovery_sent_at" timestamptz null, add column "email_change_sent_at" timestamptz null, add column "reauthentication_sent_at" timestamptz null, add column "invited_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "users" add constraint "users_email_change_awaits_check" check ("email_change_awaits" in ('both', 'old', 'new'));`,
    );

    this.addSql(
      `create table "flow_state" ("id" uuid not null, "user_id" uuid not null, "challenge" text not null, "challenge_method" text not null, "auth_code_hash" text null, "auth_code_ends_at" timestamptz null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "flow_state_user_id_index" on "flow_state" ("user_id");`);
    this.addSql(`create index "flow_state_created_at_index" on "flow_state" ("created_at");`);
    this.addSql(
      `alter table "flow_state" add constraint "flow_state_auth_code_hash_unique" unique ("auth_code_hash");`,
    );
    this.addSql(
      `alter table "flow_state" add constraint "flow_state_challenge_method_check" check ("challenge_method" in ('s256', 'plain'));`,
    );
    this.addSql(
      `alter table "flow_state" add constraint "flow_state_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "one_time_tokens" ("id" uuid not null, "user_id" uuid not null, "purpose" text not null, "email" text not null, "link_hash" text not null, "code_hash" text not null, "wrong_tries" int not null, "redirect_to" text null, "flow_state_id" uuid null, "created_at" timestamptz not null, "code_ends_at" timestamptz not null, "link_ends_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "one_time_tokens" add constraint "one_time_tokens_link_hash_unique" unique ("link_hash");`,
    );
    this.addSql(
      `alter table "one_time_tokens" add constraint "one_time_tokens_user_id_purpose_unique" unique ("user_id", "purpose");`,
    );
    this.addSql(`create index "one_time_tokens_email_index" on "one_time_tokens" ("email");`);
    this.addSql(`create index "one_time_tokens_flow_state_id_index" on "one_time_tokens" ("flow_state_id");`);
    this.addSql(`create index "one_time_tokens_link_ends_at_index" on "one_time_tokens" ("link_ends_at");`);
    this.addSql(
      `alter table "one_time_tokens" add constraint "one_time_tokens_purpose_check" check ("purpose" in ('confirm', 'recovery', 'magiclink', 'invite', 'email-change-old', 'email-change-new', 'reauthentication'));`,
    );
    this.addSql(
      `alter table "one_time_tokens" add constraint "one_time_tokens_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "one_time_tokens" add constraint "one_time_tokens_flow_state_id_foreign" foreign key ("flow_state_id") references "flow_state" ("id") on delete set null;`,
    );

    this.addSql(
      `create table "auth_mail" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "recipient" text not null, "token_id" uuid null, "facts" jsonb not null, "state" text not null, "created_at" timestamptz not null, "closed_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "auth_mail_user_id_index" on "auth_mail" ("user_id");`);
    this.addSql(`create index "auth_mail_token_id_index" on "auth_mail" ("token_id");`);
    this.addSql(
      `alter table "auth_mail" add constraint "auth_mail_kind_check" check ("kind" in ('confirm', 'recovery', 'magiclink', 'invite', 'email-change-old', 'email-change-new', 'reauthentication', 'password-changed', 'email-changed', 'new-device', 'factor-changed'));`,
    );
    this.addSql(
      `alter table "auth_mail" add constraint "auth_mail_state_check" check ("state" in ('wanted', 'sent', 'failed', 'unknown', 'void'));`,
    );
    this.addSql(
      `alter table "auth_mail" add constraint "auth_mail_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "auth_mail" add constraint "auth_mail_token_id_foreign" foreign key ("token_id") references "one_time_tokens" ("id") on delete set null;`,
    );

    this.addSql(
      `create table "auth_mail_ask" ("id" uuid not null, "wish" text not null, "email" text not null, "create_user" boolean not null, "first_name" text null, "last_name" text null, "redirect_to" text null, "challenge" text null, "challenge_method" text null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "auth_mail_ask_created_at_index" on "auth_mail_ask" ("created_at");`);
    this.addSql(
      `alter table "auth_mail_ask" add constraint "auth_mail_ask_wish_check" check ("wish" in ('recovery', 'code', 'signup-again', 'email-change-again'));`,
    );
    this.addSql(
      `alter table "auth_mail_ask" add constraint "auth_mail_ask_challenge_method_check" check ("challenge_method" in ('s256', 'plain'));`,
    );

    this.addSql(
      `create table "auth_mail_pause" ("address_hash" text not null, "asked_at" timestamptz not null, primary key ("address_hash"));`,
    );
    this.addSql(`create index "auth_mail_pause_asked_at_index" on "auth_mail_pause" ("asked_at");`);
  }
}
