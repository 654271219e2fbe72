import { Migration } from '@mikro-orm/migrations';

/** Adds trigram indexes, so that a search for parts of email addresses and names is fast with many accounts. */
export class Migration20261121120500_member_search extends Migration {
  override up(): void {
    this.addSql(`create extension if not exists "pg_trgm";`);
    this.addSql(`create index "users_email_fragments" on "users" using gin ("email" gin_trgm_ops);`);
    this.addSql(
      `create index "users_name_fragments" on "users" using gin (lower(btrim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) gin_trgm_ops);`,
    );
  }
}
