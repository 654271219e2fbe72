import { Migration } from '@mikro-orm/migrations';

const tables = [
  { table: 'outbox', key: 'id' },
  { table: 'outbox_reaction', key: 'message_id' },
];
/** Months in the first partition, with the current one. They leave two months to repeat an interrupted migration. */
const monthsOfPresentRows = 3;

/**
 * Divides the outbox and its reactions by month of the UUIDv7 of the event. No row moves: the present table becomes the first
 * partition. Each statement is its own transaction, locks one table and can be repeated. It holds the strong lock for
 * milliseconds, and waits for the lock at most 0.2 seconds at a time, so that the product that runs does not wait longer.
 */
export class Migration20261127040000_outbox_months extends Migration {
  override isTransactional(): boolean {
    return false;
  }

  override up(): void {
    const now = new Date();
    const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsOfPresentRows);
    const bound = end
      .toString(16)
      .padStart(12, '0')
      .replace(/^(.{8})(.{4})$/, '$1-$2-7000-8000-000000000000');
    for (const { table, key } of tables) {
      this.addSql(
        change(
          table,
          `${lockAlone(table)}
          alter table "${table}" drop constraint if exists "${table}_before_end";
          alter table "${table}" add constraint "${table}_before_end" check ("${key}" < '${bound}') not valid;`,
        ),
      );
      // Reads all rows, and blocks no statement of the product. Attaching the table then reads none.
      this.addSql(change(table, `alter table "${table}" validate constraint "${table}_before_end";`));
      this.addSql(change(table, `${lockAlone(table)} ${attach(table, key, bound)}`));
    }
  }
}

/** Does nothing if the table has partitions. The first lock waits only for autovacuum and for another migration. */
const change = (table: string, statements: string): string => `do $$
  declare
    present oid;
    definitions text[];
    definition text;
    name text;
  begin
    perform set_config('lock_timeout', '60s', true);
    lock table only "${table}" in share update exclusive mode;
    present := to_regclass('"${table}"');
    if (select relkind from pg_class where oid = present) = 'p' then return; end if;
    ${statements}
  end $$;`;

const lockAlone = (table: string): string => `perform set_config('lock_timeout', '200ms', true);
    for attempt in 1..60 loop
      begin
        lock table "${table}" in access exclusive mode;
        exit;
      exception when lock_not_available then
        if attempt = 60 then
          raise exception 'A long transaction, such as a backup, uses the table ${table}. Run db:migrate again when it has ended.';
        end if;
        perform pg_sleep(0.8);
      end;
    end loop;`;

/** The new table gets the names and definitions of the present one, so that PostgreSQL attaches the present indexes. */
const attach = (table: string, key: string, bound: string): string => `
    if not exists (select from pg_constraint where conrelid = present and conname = '${table}_before_end' and convalidated
        and pg_get_constraintdef(oid) like '%${bound}%') then
      raise exception 'Another db:migrate runs. Run it again when the other one has ended.';
    end if;
    select array_agg(pg_get_indexdef(indexrelid)) into definitions from pg_index where indrelid = present and not indisprimary;
    select definitions || array_agg(pg_get_triggerdef(oid)) into definitions
      from pg_trigger where tgrelid = present and not tgisinternal;
    for name in select tgname from pg_trigger where tgrelid = present and not tgisinternal loop
      execute format('drop trigger %I on "${table}"', name);
    end loop;
    for name in select indexrelid::regclass::text from pg_index where indrelid = present loop
      execute format('alter index %s rename to %I', name, '${table}_before' || substr(name, length('${table}') + 1));
    end loop;
    select definitions || format('alter table "${table}" add constraint "${table}_pkey" %s', pg_get_constraintdef(oid))
      into definitions from pg_constraint where conrelid = present and contype = 'p';
    alter table "${table}" rename to "${table}_before";
    create table "${table}" (like "${table}_before") partition by range ("${key}");
    foreach definition in array definitions loop execute definition; end loop;
    alter table "${table}" attach partition "${table}_before" for values from (minvalue) to ('${bound}');
    create table "${table}_default" partition of "${table}" default;
    alter table "${table}_before" drop constraint "${table}_before_end";`;
