/**
 * The PostgreSQL server that comes with the packages: made on first use, started, watched and stopped. It outlives
 * the process that started it, so whoever starts one on a folder where one runs gets that one.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type PostgresHome, giveTo, postgresHome, prepareHome, runBinary } from './home.ts';
import { commandOf, isTaken } from '../processes.ts';

export interface Postgres {
  /** Reaches the database `postgres` as the superuser; see `ensureDatabase` for one of your own. */
  url: string;
  pid: number;
  home: PostgresHome;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  dataDir: string;
  port: number;
  /** False trades the safety of acknowledged commits for speed: for tests alone. */
  fsync?: boolean;
}

/** Returns a running server. Recovers from a killed server, a killed start and a half-made folder. */
export async function startPostgres({ dataDir, port, fsync = true }: PostgresOptions): Promise<Postgres> {
  const home = postgresHome(dataDir);
  prepareHome(home);
  if (!existsSync(clusterOf(home))) await makeCluster(home, fsync);
  const running = serverOf(home);
  if (running?.isReady && running.port !== port) await stopServer(home);
  const password = readFileSync(passwordOf(home), 'utf8').trim();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await startServer(home, serverFlags(port, fsync), url);
  const server = serverOf(home);
  if (!server) throw new Error(`PostgreSQL ended right after its start. ${logOf(home)}`);
  return { url, pid: server.pid, home, stop: () => stopServer(home) };
}

/** Makes the database if there is none of that name, and returns its address. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** The server running on this home, if any. */
export function serverOf(home: PostgresHome): Note | undefined {
  const note = readNote(home);
  return note && commandOf(note.pid).includes(clusterOf(home)) ? note : undefined;
}

interface Note {
  pid: number;
  port: number;
  isReady: boolean;
}

/** What a server wrote down about itself, true or stale. */
function readNote(home: PostgresHome): Note | undefined {
  const note = join(clusterOf(home), 'postmaster.pid');
  if (!existsSync(note)) return undefined;
  const lines = readFileSync(note, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

export async function stopServer(home: PostgresHome): Promise<void> {
  const data = clusterOf(home);
  if (!serverOf(home)) return;
  const stopped = await runBinary(home, 'pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w', '-t', '10', '-s'])
    .then(() => true)
    .catch(() => false);
  // Committed work is safe either way: the next start replays the log.
  if (!stopped && serverOf(home)) await runBinary(home, 'pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w', '-s']);
}

/** The cluster is made beside its place and moved there when whole, so a folder of that name is always complete. */
async function makeCluster(home: PostgresHome, fsync: boolean): Promise<void> {
  for (const name of readdirSync(home.folder).filter((each) => each.startsWith('unfinished-'))) {
    rmSync(join(home.folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
  const data = join(home.folder, `unfinished-${randomBytes(4).toString('hex')}`);
  const secret = `${data}.password`;
  writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 });
  giveTo(home, secret);
  const locale = ['--encoding=UTF8', ...(process.platform === 'darwin' ? darwinLocale : ['--locale=C.UTF-8'])];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${secret}`];
  await runBinary(home, 'initdb', ['-D', data, ...locale, ...access, ...(fsync ? [] : ['--no-sync'])]);
  renameSync(secret, passwordOf(home));
  renameSync(data, clusterOf(home));
}

/** macOS knows no C.UTF-8; PostgreSQL's own provider sorts and folds the same way there. */
const darwinLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=en_US.UTF-8'];

/** After a kill the old server's children need a moment to end, so a refused start is tried again for 5 s. */
async function startServer(home: PostgresHome, flags: string[], url: string): Promise<void> {
  const command = ['start', '-D', clusterOf(home), '-w', '-t', '15', '-s', '-l', join(home.folder, 'server.log')];
  for (let attempt = 1; !(serverOf(home)?.isReady && (await answers(url))); attempt += 1) {
    try {
      // One that is listed and does not answer was killed a moment ago, or replays its log, which may take its time.
      if (serverOf(home)) await delay(250);
      else await startOnce(home, [...command, '-o', flags.join(' ')]);
    } catch (error) {
      if (attempt >= attemptsIn5Seconds) throw new Error(`PostgreSQL did not start. ${logOf(home)}`, { cause: error });
      await delay(250);
    }
  }
}

const attemptsIn5Seconds = 14;

async function startOnce(home: PostgresHome, command: string[]): Promise<void> {
  disownNote(home);
  await runBinary(home, 'pg_ctl', command);
}

/** True when the server speaks, be it to say that it is full. One that starts or ends (57P..) does not count. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
  } finally {
    // Not waited for: a server that is killed right now would never say goodbye.
    client.end().catch(() => undefined);
  }
}

/**
 * PostgreSQL sees through a stale note itself, unless its number is still taken: by some other program since, or by
 * the killed server that nobody has cleared away yet. The rest of the note stays, for by it PostgreSQL makes sure
 * that no child of the old server still writes.
 */
function disownNote(home: PostgresHome): void {
  const note = readNote(home);
  if (!note || serverOf(home) || !isTaken(note.pid)) return;
  const file = join(clusterOf(home), 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(numberOfNobody)));
}

const numberOfNobody = 2 ** 31 - 1;

/** Small on purpose: one product on one machine, about 60 MB. */
function serverFlags(port: number, fsync: boolean): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '""',
    max_connections: '80',
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    io_method: 'sync',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    // Tests run several products beside each other on one server, and need not outlive a power cut.
    ...(fsync ? {} : { max_connections: '500', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
}

function clusterOf(home: PostgresHome): string {
  return join(home.folder, 'data');
}

function passwordOf(home: PostgresHome): string {
  return join(home.folder, 'password');
}

function logOf(home: PostgresHome): string {
  const log = join(home.folder, 'server.log');
  const last = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : '';
  return `Its last words:\n${last}\n(${log})`;
}
