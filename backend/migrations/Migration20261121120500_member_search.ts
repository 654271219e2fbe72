import { Migration } from '@mikro-orm/migrations';

/** Fragments of addresses and names are found by their trigrams, however many accounts there are. */
export class Migration20261121120500_member_search extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(`create index "users_email_fragments" on "users" using gin ("email" gin_trgm_ops);`);
    this.addSql(
      `create index "users_name_fragments" on "users" using gin (lower(btrim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) gin_trgm_ops);`,
    );
  }

  /** The extension stays: others may have come to use it. */
  override down(): void {
    this.addSql(`drop index "users_name_fragments"; drop index "users_email_fragments";`);
  }
}
