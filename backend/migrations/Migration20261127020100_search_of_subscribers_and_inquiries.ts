import { Migration } from '@mikro-orm/migrations';

/** Adds trigram indexes, so that a search of subscribers and inquiries does not read all rows, and an index of open inquiries. */
export class Migration20261127020100_search_of_subscribers_and_inquiries extends Migration {
  override up(): void {
    this.addSql(
      `create index "email_subscriber_email_fragments" on "email_subscriber" using gin (lower("email") gin_trgm_ops);`,
    );
    this.addSql(
      `create index "email_subscriber_name_fragments" on "email_subscriber" using gin (search_fold(btrim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) gin_trgm_ops);`,
    );
    this.addSql(
      `create index "inquiry_fragments" on "inquiry" using gin (search_fold("reference" || ' ' || "name" || ' ' || "email") gin_trgm_ops);`,
    );
    this.addSql(`create index "inquiry_open" on "inquiry" ("kind") where "status" = 'open';`);
  }
}
