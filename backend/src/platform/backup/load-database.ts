import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { readdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { createOrmOptions, getMigrationsFolder } from '../database/orm-options.ts';
import { BackupError } from './backup-error.ts';
import { listPartitions, portableFormat, quoteIdentifier } from './dump-database.ts';
import type { DumpedDatabase, DumpedTable, Manifest } from './manifest.ts';

interface Change {
  readonly drop: string;
  readonly create: string;
}

/**
 * Foreign keys are dropped first, because they depend on the other constraints. The index of a partitioned table includes
 * the indexes of its partitions.
 */
const listConstraintsAndIndexes = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create,
    case contype when 'f' then 1 else 2 end as turn
  from pg_constraint
  where contype in ('f', 'p', 'u', 'x') and conparentid = 0 and connamespace = 'public'::regnamespace
  union all
  select format('drop index %I', c.relname), replace(pg_get_indexdef(c.oid), ' ON ONLY ', ' ON '), 3
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition
    and not exists (select from pg_constraint where conindid = c.oid and contype in ('p', 'u', 'x'))
  order by turn`;
const listTriggered = `select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = tgrelid
   where not tgisinternal and c.relnamespace = 'public'::regnamespace`;

export function rejectBackupOfNewerVersion({ name, version, database }: Manifest): void {
  const known = new Set(readdirSync(getMigrationsFolder()).map((file) => file.replace(/\.\w+$/, '')));
  const unknown = database.migrations.filter((migration) => !known.has(migration));
  if (unknown.length === 0) return;
  throw new BackupError(
    `The backup ${name} is from version ${version}, which has migrations that this version lacks (${unknown.at(-1)}). ` +
      'Install that version or a newer one, then restore.',
    'newerVersion',
  );
}

export async function loadDatabase(
  databaseUrl: string,
  { migrations, ...dump }: DumpedDatabase,
  open: (table: DumpedTable) => Promise<Readable>,
): Promise<void> {
  const quiet = { logger: () => undefined };
  const orm = await MikroORM.init({ ...createOrmOptions({ databaseUrl, patience: 1 }), ...quiet });
  await orm.migrator.up({ migrations: [...migrations] }).finally(() => orm.close());
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(portableFormat);
    await client.query('begin');
    await loadRows(client, dump, open);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // The server does not confirm the end of a connection after an interrupted COPY, so the code does not wait.
    void client.end().catch(() => undefined);
  }
}

async function loadRows(
  client: pg.Client,
  { tables, sequences, partitions }: Omit<DumpedDatabase, 'migrations'>,
  open: (table: DumpedTable) => Promise<Readable>,
): Promise<void> {
  // The migrations create partitions for the date of the restore, but the backup needs the partitions of its own date.
  const { rows: created } = await client.query<DumpedDatabase['partitions'][number]>(listPartitions);
  for (const { name } of created) await client.query(`drop table ${quoteIdentifier(name)}`);
  // Skips the partitions of a table that the migrations of the backup do not partition. An interrupted migration leaves
  // such partitions.
  const isDivided = (table: string) => created.some(({ parent }) => parent === table);
  for (const { parent, name, bound } of partitions.filter((each) => isDivided(each.parent)))
    await client.query(`create table ${quoteIdentifier(name)} partition of ${quoteIdentifier(parent)} ${bound}`);
  // Creates the indexes after the rows, like pg_restore, because an update of the indexes for each row is slow.
  const { rows: changes } = await client.query<Change>(listConstraintsAndIndexes);
  for (const { drop } of changes) await client.query(drop);
  const { rows: triggered } = await client.query<{ name: string }>(listTriggered);
  // The triggers of the audit log would replace the restored times and hashes.
  for (const { name } of triggered) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${tables.map(({ name }) => quoteIdentifier(name)).join(', ')}`);
  for (const table of tables) await loadTable(client, table, open);
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [quoteIdentifier(name), value]);
  for (const { create } of changes.toReversed()) await client.query(create);
  for (const { name } of triggered) await client.query(`alter table ${name} enable trigger user`);
}

async function loadTable(
  client: pg.Client,
  table: DumpedTable,
  open: (table: DumpedTable) => Promise<Readable>,
): Promise<void> {
  const rows = await open(table);
  const target = client.query(
    copyFrom(`copy ${quoteIdentifier(table.name)} (${table.columns.map(quoteIdentifier).join(', ')}) from stdin`),
  );
  // An interrupted COPY emits a second error after `pipeline` has reported the cause.
  target.on('error', () => undefined);
  await pipeline(rows, createGunzip(), target);
  if (target.rowCount === table.rows) return;
  throw new BackupError(
    `The table ${table.name} has ${target.rowCount} rows and not ${table.rows}. Use another backup.`,
    'damaged',
  );
}
