import { Migration } from '@mikro-orm/migrations';

/**
 * Creates the table of second factors, and the columns for metadata that administrators and services store about a
 * user.
 */
export class Migration20261121110200_auth_factors extends Migration {
  override up(): void {
    this.addSql(
      `alter table "users" add column "metadata" jsonb null, add column "app_metadata" jsonb null, add column "deleted_at" timestamptz null;`,
    );

    this.addSql(
      `create table "factors" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "friendly_name" text not null, "status" text not null, "sealed_secret" text null, "used_step" int null, "created_at" timestamptz not null, "updated_at" timestamptz not null, "last_challenged_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "factors" add constraint "factors_user_id_friendly_name_unique" unique ("user_id", "friendly_name");`,
    );
    this.addSql(
      `alter table "factors" add constraint "factors_kind_check" check ("kind" in ('totp', 'recovery_code'));`,
    );
    this.addSql(
      `alter table "factors" add constraint "factors_status_check" check ("status" in ('unverified', 'verified'));`,
    );
    this.addSql(
      `alter table "factors" add constraint "factors_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "factor_challenges" ("id" uuid not null, "factor_id" uuid not null, "ip" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "verified_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "factor_challenges_factor_id_index" on "factor_challenges" ("factor_id");`);
    this.addSql(
      `alter table "factor_challenges" add constraint "factor_challenges_factor_id_foreign" foreign key ("factor_id") references "factors" ("id") on delete cascade;`,
    );

    this.addSql(
      `create table "recovery_codes" ("id" uuid not null, "factor_id" uuid not null, "hash" text not null, "used_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_factor_id_hash_unique" unique ("factor_id", "hash");`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_factor_id_foreign" foreign key ("factor_id") references "factors" ("id") on delete cascade;`,
    );
  }
}
