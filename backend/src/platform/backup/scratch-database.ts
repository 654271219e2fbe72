import pg from 'pg';
import { runWithOwnConnection, type Query } from '../database/connect-once.ts';
import { BackupError } from './backup-error.ts';
import { quote } from './dump-database.ts';

export const getDatabaseName = (databaseUrl: string): string =>
  decodeURIComponent(new URL(databaseUrl).pathname.slice(1));

export function nameDatabase(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

/** Runs statements that create, rename and drop databases, through the database `postgres` of the same server. */
export async function withServer<Result>(
  databaseUrl: string,
  work: (query: Query) => Promise<Result>,
): Promise<Result> {
  return runWithOwnConnection(nameDatabase(databaseUrl, 'postgres'), work).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code !== '42501') throw error;
    throw new BackupError(
      'The user of DATABASE_URL may not create databases. Run `alter role <user> createdb` as an administrator of the server.',
    );
  });
}

/** Calls `work` with the URL of an empty database, and drops the database at the end unless it was renamed. */
export async function withScratchDatabase<Result>(
  databaseUrl: string,
  suffix: string,
  work: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const name = `${getDatabaseName(databaseUrl)}_${suffix}`;
  return withServer(databaseUrl, async (query) => {
    // Two checks at once wait for each other.
    await query('select pg_advisory_lock(hashtext($1))', [name]);
    await dropDatabase(query, name);
    await query(`create database ${quote(name)} template template0`);
    try {
      return await work(nameDatabase(databaseUrl, name));
    } finally {
      await dropDatabase(query, name);
    }
  });
}

export async function dropDatabase(query: Query, name: string): Promise<void> {
  await query(`drop database if exists ${quote(name)} with (force)`);
}
