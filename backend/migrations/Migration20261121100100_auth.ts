import { Migration } from '@mikro-orm/migrations';

export class Migration20261121100100_auth extends Migration {
  override up(): void {
    this.addSql(
      `create table "users" ("id" uuid not null, "email" text not null, "password_hash" text null, "first_name" text null, "last_name" text null, "email_confirmed_at" timestamptz null, "last_sign_in_at" timestamptz null, "banned_until" timestamptz null, "created_at" timestamptz not null, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);
    this.addSql(`create index "users_created_at_id_index" on "users" ("created_at", "id");`);

    this.addSql(
      `create table "sessions" ("id" uuid not null, "user_id" uuid not null, "aal" text not null, "amr" jsonb not null, "refresh_counter" int not null, "ip" text not null, "user_agent" text null, "created_at" timestamptz not null, "refreshed_at" timestamptz not null, "not_after" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id");`);
    this.addSql(`alter table "sessions" add constraint "sessions_aal_check" check ("aal" in ('aal1', 'aal2'));`);
    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "user_roles" ("id" uuid not null, "user_id" uuid not null, "role" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "user_roles" add constraint "user_roles_user_id_role_unique" unique ("user_id", "role");`);
    this.addSql(
      `alter table "user_roles" add constraint "user_roles_role_check" check ("role" in ('admin', 'editor', 'support'));`,
    );
    this.addSql(
      `alter table "user_roles" add constraint "user_roles_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }
}
