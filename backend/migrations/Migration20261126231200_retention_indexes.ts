import { Migration } from '@mikro-orm/migrations';

/** Adds the indexes with which the retention finds old rows. */
export class Migration20261126231200_retention_indexes extends Migration {
  override up(): void {
    this.addSql(`create index "sessions_not_after_index" on "sessions" ("not_after");`);
    this.addSql(`create index "known_devices_last_seen_at_index" on "known_devices" ("last_seen_at");`);
    this.addSql(`create index "journal_entry_deleted_at_index" on "journal_entry" ("deleted_at");`);
    this.addSql(`create index "list_email_day_day_index" on "list_email_day" ("day");`);
  }
}
