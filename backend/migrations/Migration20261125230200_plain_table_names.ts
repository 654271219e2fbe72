import { Migration } from '@mikro-orm/migrations';

const tables = [
  ['forum_deed', 'forum_moderation_action'],
  ['forum_former_words', 'forum_post_revision'],
  ['forum_reading', 'forum_read_marker'],
  ['practice_wish', 'practice_tracking_consent'],
  ['calendar_address', 'calendar_url'],
] as const;

/**
 * Renames tables with their constraints and indexes, and one column, to the terms of the code. The data does not
 * change.
 */
export class Migration20261125230200_plain_table_names extends Migration {
  override up(): void {
    for (const [from, to] of tables) this.rename(from, to);
    this.addSql(`alter table "mentoring" rename column "wishes" to "preferred_times";`);
  }

  /** Renaming the constraint of a primary or unique key renames its index too. */
  private rename(from: string, to: string): void {
    this.addSql(`alter table "${from}" rename to "${to}";`);
    this.addSql(`do $$
      declare name text;
      begin
        for name in select conname from pg_constraint
          where conrelid = '"${to}"'::regclass and starts_with(conname, '${from}_')
        loop
          execute format('alter table "${to}" rename constraint %I to %I', name, replace(name, '${from}_', '${to}_'));
        end loop;
        for name in select i.relname from pg_index x join pg_class i on i.oid = x.indexrelid
          where x.indrelid = '"${to}"'::regclass and starts_with(i.relname, '${from}_')
        loop
          execute format('alter index %I rename to %I', name, replace(name, '${from}_', '${to}_'));
        end loop;
      end $$;`);
  }
}
