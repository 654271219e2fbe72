import { Migration } from '@mikro-orm/migrations';

/** Adds the times during which a user had turned the practice record off, and an index on deleted journal entries. */
export class Migration20261123130000_record_of_practice extends Migration {
  override up(): void {
    this.addSql(`alter table "practice_wish" add column "not_kept" tstzmultirange not null default '{}';`);
    // Lessons and journal entries are new in the record. A user who turned it off does not get the past ones.
    this.addSql(
      `update "practice_wish" set "not_kept" = tstzmultirange(tstzrange(null, null)) where not "keeps_record";`,
    );
    this.addSql(
      `create index "journal_entry_deleted" on "journal_entry" ("deleted_at") where "deleted_at" is not null;`,
    );
  }
}
