import { Migration } from '@mikro-orm/migrations';

/** Tables that the migration does not change: logs, and messages as they were sent. */
const kept = [
  'audit_log',
  'outbox',
  'outbox_reaction',
  'email_message',
  'stripe_event',
  'mikro_orm_migrations',
  'consent_record',
];

/**
 * Converts stored text to Unicode NFC, a thousand rows per statement. Columns with a unique index are skipped, because
 * two rows could become equal; email addresses and slugs are ASCII.
 */
export class Migration20261125150000_normal_text extends Migration {
  override up(): void {
    this.addSql(`do $$
      declare
        part record;
        changed integer;
      begin
        for part in
          select c.oid::regclass as place, quote_ident(a.attname) as name, format_type(a.atttypid, a.atttypmod) as kind
          from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and a.attnum > 0
            and not a.attisdropped and a.attgenerated = ''
            and format_type(a.atttypid, a.atttypmod) in ('text', 'text[]', 'json', 'jsonb')
            and c.relname <> all (array[${kept.map((name) => `'${name}'`).join(', ')}])
            and not exists (
              select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey)
            )
        loop
          loop
            execute format(
              'update %1$s set %2$s = normalize(%2$s::text)::%3$s
                where ctid = any (array(select ctid from %1$s where %2$s::text is not nfc normalized limit 1000))',
              part.place, part.name, part.kind
            );
            get diagnostics changed = row_count;
            exit when changed = 0;
          end loop;
        end loop;
      end
    $$;`);
  }
}
