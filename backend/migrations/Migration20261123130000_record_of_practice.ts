import { Migration } from '@mikro-orm/migrations';

/** The times of which a person wishes no record; what was deleted from the journal is found by its day. */
export class Migration20261123130000_record_of_practice extends Migration {
  override up(): void {
    this.addSql(`alter table "practice_wish" add column "not_kept" tstzmultirange not null default '{}';`);
    // Lessons and lines were in nobody's record before; who wished none gets none of those days.
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
