import { Migration } from '@mikro-orm/migrations';

const tables = [
  ...['programs', 'modules', 'lessons', 'events', 'event_dates', 'meditations', 'resources', 'people'],
  ...['reflections', 'replays', 'stored_file'],
];

/**
 * Adds the version of all published content. Each transaction that changes what readers see gives it a new value when
 * it commits, so that cached responses of an older version are not used. Counters and times that only staff see do not
 * count as a change.
 */
export class Migration20261126234000_content_version extends Migration {
  override up(): void {
    this.addSql(`create table "content_version" ("version" uuid not null, primary key ("version"));`);
    this.addSql(`create unique index "content_version_one_row" on "content_version" ((true));`);
    this.addSql(`insert into "content_version" values (gen_random_uuid());`);
    // The row is locked last and only while the transaction commits, so that writers wait for each other only then and
    // cannot cause a deadlock.
    this.addSql(`create function "content_version_fn"() returns trigger language plpgsql as $$
      declare
        unseen constant text[] := array['downloads', 'received_at', 'unused_since'];
      begin
        if tg_op = 'UPDATE' and to_jsonb(old) - unseen = to_jsonb(new) - unseen then
          return null;
        end if;
        update content_version set version = gen_random_uuid() where xmin <> pg_current_xact_id()::xid;
        return null;
      end $$;`);
    for (const table of tables)
      this.addSql(`create constraint trigger "change_version" after insert or update or delete on "${table}"
        deferrable initially deferred for each row execute function "content_version_fn"();`);
  }
}
