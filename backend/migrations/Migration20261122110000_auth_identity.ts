import { Migration } from '@mikro-orm/migrations';

/** Moves the identities of accounts to a table; existing accounts have only the identity of their email address. */
export class Migration20261122110000_auth_identity extends Migration {
  override up(): void {
    this.addSql(
      `create table "auth_identity" ("id" uuid not null, "user_id" uuid not null, "provider" text not null, "provider_id" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "auth_identity_user_id_index" on "auth_identity" ("user_id");`);
    this.addSql(
      `alter table "auth_identity" add constraint "auth_identity_provider_provider_id_unique" unique ("provider", "provider_id");`,
    );
    this.addSql(
      `alter table "auth_identity" add constraint "auth_identity_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `insert into "auth_identity" ("id", "user_id", "provider", "provider_id", "created_at") select "id", "id", 'email', "id"::text, "created_at" from "users";`,
    );
  }
}
