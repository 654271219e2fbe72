import pg from 'pg';
import { runWithOwnConnection, type RunQuery } from '../database/connect-once.ts';
import { BackupError } from './backup-error.ts';
import { quoteIdentifier } from './dump-database.ts';

export const getDatabaseName = (databaseUrl: string): string =>
  decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

export function buildDatabaseUrl(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** PostgreSQL renames or drops a database only from a connection to another database. */
export async function withMaintenanceConnection<Result>(
  databaseUrl: string,
  work: (query: RunQuery) => Promise<Result>,
): Promise<Result> {
  return runWithOwnConnection(buildDatabaseUrl(databaseUrl, 'postgres'), work);
}

export async function withScratchDatabase<Result>(
  databaseUrl: string,
  suffix: string,
  work: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `${getDatabaseName(databaseUrl)}_${suffix}`;
  return withMaintenanceConnection(databaseUrl, async (query) => {
    // Another process may use a scratch database of the same name.
    await query('select pg_advisory_lock(hashtext($1))', [name]);
    await dropDatabase(query, name);
    await createDatabase(query, name, getDatabaseName(databaseUrl));
    try {
      return await work(buildDatabaseUrl(databaseUrl, name));
    } finally {
      // A failed drop must not hide the result, and the next use drops the database too.
      await dropDatabase(query, name).catch(() => undefined);
    }
  });
}

interface Locale {
  readonly encoding: string;
  readonly collate: string;
  readonly ctype: string;
  /** `c` is libc, `i` is ICU, `b` is builtin, and null means a version before PostgreSQL 15. */
  readonly provider: string | null;
  readonly name: string | null;
}

const providers: Readonly<Record<string, string>> = { i: 'icu', b: 'builtin' };

async function createDatabase(query: RunQuery, name: string, like: string): Promise<void> {
  // The column names differ between versions of PostgreSQL, so the query reads the row as JSON.
  const [locale] = await query<Locale>(
    `select pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype,
       to_jsonb(d)->>'datlocprovider' as provider,
       coalesce(to_jsonb(d)->>'datlocale', to_jsonb(d)->>'daticulocale') as name
     from pg_database d where datname = $1`,
    [like],
  );
  const options = locale ? ` ${formatLocale(locale)}` : '';
  await query(`create database ${quoteIdentifier(name)} template template0${options}`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new BackupError(
      'The user of DATABASE_URL may not create databases. Run `alter role <user> createdb` as an administrator of the server.',
    );
  });
}

function formatLocale({ encoding, collate, ctype, provider, name }: Locale): string {
  const literal = (value: string): string => pg.escapeLiteral(value);
  const shared = `encoding ${literal(encoding)} lc_collate ${literal(collate)} lc_ctype ${literal(ctype)}`;
  if (!provider) return shared;
  const other = providers[provider];
  if (!other || !name) return `${shared} locale_provider libc`;
  return `${shared} locale_provider ${other} ${other}_locale ${literal(name)}`;
}

export async function dropDatabase(query: RunQuery, name: string): Promise<void> {
  await query(`drop database if exists ${quoteIdentifier(name)} with (force)`);
}
