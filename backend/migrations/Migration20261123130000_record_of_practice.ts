import { Migration } from '@mikro-orm/migrations';

/** Adds the times for which a user turned the record off, and an index on deleted journal entries. */
export class Migration20261123130000_record_of_practice extends Migration {
  override up(): void {
    this.addSql(`alter table "practice_wish" add column "not_kept" tstzmultirange not null default '{}';`);
    // Lessons and journal entries were not in the record before; users who turned it off get none of the past ones.
    this.addSql(
      `update "practice_wish" set "not_kept" = tstzmultirange(tstzrange(null, null)) where not "keeps_record";`,
    );
    this.addSql(
      `create index "journal_entry_deleted" on "journal_entry" ("deleted_at") where "deleted_at" is not null;`,
    );
  }

  override down(): void {
    this.addSql(`drop index "journal_entry_deleted";`);
    this.addSql(`alter table "practice_wish" drop column "not_kept";`);
  }
}
