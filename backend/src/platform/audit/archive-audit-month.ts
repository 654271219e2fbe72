import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { portableFormat } from '../backup/dump-database.ts';
import { SizeAndHashStream, pipeWithErrors } from '../backup/encryption.ts';
import { FolderByteStore } from '../backup/store/folder-byte-store.ts';
import { expectedHashSql } from './audit-log-reader.ts';

/** An ended month is archived only after this time, because the clocks of the servers may differ by minutes. */
const settlingMs = 10 * 60_000;
const columns = ['seq', 'at', 'action', 'actor_id', 'subject_id', 'address', 'request_id', 'details', 'hash'];

/** Anchor of an archived month. An auditor stores its hashes to prove later that the audit log was not changed. */
export interface AuditMonth {
  readonly month: string;
  readonly entries: number;
  /** `seq:hash` of the last entry before the month; null for the first month. */
  readonly before: string | null;
  /** `seq:hash` of the last entry: a proof of the month and of all entries before it. */
  readonly last: string;
  readonly file: string;
  readonly sha256: string;
  readonly columns: readonly string[];
}

interface AuditMonthRequest {
  /** Such as 2026-10, in UTC. */
  readonly month: string;
  readonly folder: string;
  /** Default: the time of the database. */
  readonly now?: Date;
}

interface Entry {
  readonly seq: number;
  readonly proof: string;
}

export class AuditArchiveError extends Error {}

/**
 * Writes the entries of a finished month as compressed COPY text, and a file with the anchor. Throws AuditArchiveError if
 * the month has not ended, has no entries or was changed.
 */
export async function archiveAuditMonth(databaseUrl: string, request: AuditMonthRequest): Promise<AuditMonth> {
  const { month, folder } = request;
  const [start, end] = parseMonth(month);
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(portableFormat);
    const now = request.now ?? (await waitForWriters(client));
    if (end.getTime() + settlingMs > now.getTime())
      throw new AuditArchiveError(`${month} has not ended for ten minutes. Archive it later.`);
    await client.query('begin isolation level repeatable read read only');
    const [before, last] = [await findLastBefore(client, start), await findLastBefore(client, end)];
    const [from, to] = [before?.seq ?? 0, last?.seq ?? 0];
    if (!last || from === to) throw new AuditArchiveError(`The audit log has no entry of ${month}.`);
    await refuseBroken(client, from, to);
    const store = new FolderByteStore(folder);
    const proofs = { before: before?.proof ?? null, last: last.proof };
    const known = await readAnchor(store, month);
    if (known && (known.last !== proofs.last || known.before !== proofs.before))
      throw new AuditArchiveError(
        `The archive of ${month} ends with ${known.last}, and the log with ${proofs.last}. The log was rewritten, or a restore ` +
          'replaced it. Compare both, then use another folder.',
      );
    const former = await readAnchor(store, nameMonth(new Date(start.getTime() - 1)));
    if (former && former.last !== proofs.before)
      throw new AuditArchiveError(
        `The archive of ${former.month} ends with ${former.last}, and the log with ${proofs.before}. The log was rewritten, or ` +
          'a restore replaced it. Compare both, then use another folder.',
      );
    const file = `audit-${month}.copy.gz`;
    if (known && (await store.has(file))) return known;
    const rows = client.query(
      copyTo(
        `copy (select ${columns.join(', ')} from audit_log where seq > ${from} and seq <= ${to} order by seq) to stdout`,
      ),
    );
    const measured = pipeWithErrors(pipeWithErrors(rows, createGzip()), new SizeAndHashStream());
    await store.write(file, measured);
    const sums = { file, sha256: measured.digest(), columns };
    const archived = { month, entries: to - from, ...proofs, ...sums };
    await store.write(nameAnchor(month), Readable.from([Buffer.from(`${JSON.stringify(archived, null, 1)}\n`)]));
    return archived;
  } finally {
    // After an interrupted COPY, the server does not confirm the end of the connection.
    void client.end().catch(() => undefined);
  }
}

/** Waits for the lock of the trigger that writes entries, because an entry can get its time long before its commit. */
async function waitForWriters(client: pg.Client): Promise<Date> {
  await client.query(`select pg_advisory_lock(hashtext('audit_log')), pg_advisory_unlock(hashtext('audit_log'))`);
  const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]?.now ?? new Date(0);
}

const nameAnchor = (month: string): string => `audit-${month}.json`;
const nameMonth = (at: Date): string => at.toISOString().slice(0, 7);

async function readAnchor(store: FolderByteStore, month: string): Promise<AuditMonth | undefined> {
  const name = nameAnchor(month);
  if (!(await store.has(name))) return undefined;
  try {
    const anchor = JSON.parse(await text(await store.read(name))) as AuditMonth;
    if (typeof anchor.last === 'string') return anchor;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new AuditArchiveError(`${name} is damaged. Restore the file from your copy, or use another folder.`);
}

function parseMonth(month: string): [start: Date, end: Date] {
  const [, year = '', ordinal = ''] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (!year) throw new AuditArchiveError('Name a month such as 2026-10, and a folder.');
  return [new Date(Date.UTC(Number(year), Number(ordinal) - 1)), new Date(Date.UTC(Number(year), Number(ordinal)))];
}

async function findLastBefore(client: pg.Client, end: Date): Promise<Entry | undefined> {
  const { rows } = await client.query<Entry>(
    `select seq::float8 as seq, seq || ':' || encode(hash, 'hex') as proof from audit_log
     where at < $1::timestamptz order by seq desc limit 1`,
    [end.toISOString()],
  );
  return rows[0];
}

/** Throws AuditArchiveError if an entry after `from` and up to `to` is missing or has a wrong hash. */
async function refuseBroken(client: pg.Client, from: number, to: number): Promise<void> {
  const { rows } = await client.query<{ entries: number; broken: string[] }>(
    `select count(*)::int as entries,
       coalesce((array_agg(seq::text order by seq) filter (where hash is distinct from expected))[1:5], '{}') as broken
     from (select entry.seq, entry.hash, ${expectedHashSql} as expected
           from audit_log entry where entry.seq between $1 and $2) as chain where seq > $1`,
    [from, to],
  );
  const [{ entries, broken } = { entries: 0, broken: [] }] = rows;
  if (broken.length === 0 && entries === to - from) return;
  throw new AuditArchiveError(
    `The audit log is not as it was written (${broken.join(', ') || 'entries are missing'}). ` +
      'Run `npm run audit:verify`, and compare it with the anchors that you stored.',
  );
}
