import { Migration } from '@mikro-orm/migrations';

const tables = ['programs', 'modules', 'lessons', 'events', 'meditations', 'resources'];

/** Adds the time of the last write to content, so that an editor cannot overwrite another's change unnoticed. */
export class Migration20261121130100_content_writes extends Migration {
  override up(): void {
    for (const table of tables)
      this.addSql(`alter table "${table}" add column "updated_at" timestamptz not null default now();`);
  }
}
