import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { pipeWithErrors } from './encryption.ts';
import type { BackupPart, DumpedDatabase, DumpedTable } from './manifest.ts';

export type WritePart = (part: string, plain: Readable) => Promise<BackupPart>;

interface Table {
  readonly name: string;
  readonly columns: string[];
}

const transientTables = [
  'rate_limit',
  'process_heartbeat',
  'backup_run',
  'backup_list',
  'restore_run',
  'queue_hold',
  'schedule_lease',
];

const listTables = `select c.relname as name, array(select a.attname::text from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
   from pg_class c
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     and c.relname <> 'mikro_orm_migrations'
     and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
   order by c.relname`;

export const listPartitions = `select parent.relname as parent, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
   from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class parent on parent.oid = i.inhparent
   where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind in ('r', 'p') order by c.oid`;

/** With these settings, every PostgreSQL server writes and reads values in the same format. */
export const portableFormat = `set datestyle = 'ISO'; set timezone = 'UTC'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`;

/** A restore creates the schema from migrations, so the version of PostgreSQL may differ. */
export async function dumpDatabase(databaseUrl: string, writePart: WritePart): Promise<DumpedDatabase> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(portableFormat);
    await client.query('begin isolation level repeatable read read only');
    const { rows: tables } = await client.query<Table>(listTables);
    const { rows: partitions } = await client.query<DumpedDatabase['partitions'][number]>(listPartitions);
    const { rows: applied } = await client.query<{ name: string }>('select name from mikro_orm_migrations order by id');
    const { rows: sequences } = await client.query<DumpedDatabase['sequences'][number]>(
      `select sequencename as name, last_value::text as value from pg_sequences
       where schemaname = 'public' and last_value is not null and sequencename not like 'mikro_orm_migrations%'`,
    );
    const { rows: last } = await client.query<{ checkpoint: string }>(
      `select seq || ':' || encode(hash, 'hex') as checkpoint from audit_log order by seq desc limit 1`,
    );
    const dumped: DumpedTable[] = [];
    for (const table of tables) dumped.push(await dumpTable(client, table, writePart));
    await client.query('commit');
    const entries = dumped.find(({ name }) => name === 'audit_log')?.rows ?? 0;
    return {
      migrations: applied.map(({ name }) => name),
      tables: dumped,
      sequences,
      partitions,
      auditLog: { entries, last: last[0]?.checkpoint ?? null },
    };
  } finally {
    // The server does not confirm the end of a connection after an interrupted COPY, so the code does not wait.
    void client.end().catch(() => undefined);
  }
}

async function dumpTable(client: pg.Client, { name, columns }: Table, writePart: WritePart): Promise<DumpedTable> {
  const [table, list] = [quoteIdentifier(name), columns.map(quoteIdentifier).join(', ')];
  const only = transientTables.includes(name) ? ' where false' : '';
  const rows = client.query(copyTo(`copy (select ${list} from public.${table}${only}) to stdout`));
  const part = await writePart(`database/${name}.copy.gz.age`, pipeWithErrors(rows, createGzip()));
  return { name, columns, rows: rows.rowCount, ...part };
}

export const quoteIdentifier = (name: string): string => pg.escapeIdentifier(name);
