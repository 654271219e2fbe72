/** The server continues after the end of the process that started the server. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  type PostgresFolders,
  changeOwner,
  getPostgresFolders,
  preparePostgresFolders,
  runPostgresBinary,
} from './home.ts';
import { readCommandLine, isPidInUse } from '../processes.ts';

export interface RunningPostgres {
  url: string;
  pid: number;
  home: PostgresFolders;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  dataDir: string;
  port: number;
  /** False can lose commits in a crash of the machine, so use false only in tests. */
  fsync?: boolean;
  connections?: number;
}

export async function startPostgres({
  dataDir,
  port,
  fsync = true,
  connections = 120,
}: PostgresOptions): Promise<RunningPostgres> {
  const home = getPostgresFolders(dataDir);
  preparePostgresFolders(home);
  if (!existsSync(clusterFolder(home))) await createCluster(home, fsync);
  const running = findRunningPostgres(home);
  if (running?.isReady && running.port !== port) await stopPostgres(home);
  const password = readFileSync(readPassword(home), 'utf8').trim();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  await startServer(home, serverFlags(port, fsync, connections), url);
  const server = findRunningPostgres(home);
  if (!server) throw new Error(`PostgreSQL ended right after its start. ${logFile(home)}`);
  return { url, pid: server.pid, home, stop: () => stopPostgres(home) };
}

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

export function findRunningPostgres(home: PostgresFolders): PidFile | undefined {
  const note = readPidFile(home);
  return note && readCommandLine(note.pid).includes(clusterFolder(home)) ? note : undefined;
}

interface PidFile {
  pid: number;
  port: number;
  isReady: boolean;
}

function readPidFile(home: PostgresFolders): PidFile | undefined {
  const note = join(clusterFolder(home), 'postmaster.pid');
  if (!existsSync(note)) return undefined;
  const lines = readFileSync(note, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

export async function stopPostgres(home: PostgresFolders): Promise<void> {
  const data = clusterFolder(home);
  if (!findRunningPostgres(home)) return;
  const stopped = await runPostgresBinary(home, 'pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w', '-t', '10', '-s'])
    .then(() => true)
    .catch(() => false);
  // An immediate stop does not wait for clients, and the next start restores all commits.
  if (!stopped && findRunningPostgres(home))
    await runPostgresBinary(home, 'pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w', '-s']);
}

/** The folder gets its name last, so that an interruption leaves no incomplete data folder. */
async function createCluster(home: PostgresFolders, fsync: boolean): Promise<void> {
  for (const name of readdirSync(home.folder).filter((each) => each.startsWith('unfinished-'))) {
    rmSync(join(home.folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
  const data = join(home.folder, `unfinished-${randomBytes(4).toString('hex')}`);
  const secret = `${data}.password`;
  writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 });
  changeOwner(home, secret);
  const locale = ['--encoding=UTF8', ...(process.platform === 'darwin' ? darwinLocale : ['--locale=C.UTF-8'])];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${secret}`];
  await runPostgresBinary(home, 'initdb', ['-D', data, ...locale, ...access, ...(fsync ? [] : ['--no-sync'])]);
  renameSync(secret, readPassword(home));
  renameSync(data, clusterFolder(home));
}

/** macOS lacks C.UTF-8, and PostgreSQL's builtin provider sorts and compares text in the same way. */
const darwinLocale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=en_US.UTF-8'];

/** Child processes of a killed server need time to end, so the start is tried again. */
async function startServer(home: PostgresFolders, flags: string[], url: string): Promise<void> {
  const command = ['start', '-D', clusterFolder(home), '-w', '-t', '15', '-s', '-l', join(home.folder, 'server.log')];
  for (let attempt = 1; !(findRunningPostgres(home)?.isReady && (await isResponding(url))); attempt += 1) {
    try {
      // The server with this pid file was just killed or is starting.
      if (findRunningPostgres(home)) await delay(250);
      else await startOnce(home, [...command, '-o', flags.join(' ')]);
    } catch (error) {
      if (attempt >= attemptsIn5Seconds)
        throw new Error(`PostgreSQL did not start. ${logFile(home)}`, { cause: error });
      await delay(250);
    }
  }
}

const attemptsIn5Seconds = 14;

async function startOnce(home: PostgresFolders, command: string[]): Promise<void> {
  invalidatePidFile(home);
  await runPostgresBinary(home, 'pg_ctl', command);
}

/** Codes that begin with 57P mean that the server is starting or stopping. */
async function isResponding(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
  } finally {
    // A server that is killed now would never close the connection.
    client.end().catch(() => undefined);
  }
}

/** PostgreSQL does not start while any process has the id in postmaster.pid, so the function writes an unused id. */
function invalidatePidFile(home: PostgresFolders): void {
  const note = readPidFile(home);
  if (!note || findRunningPostgres(home) || !isPidInUse(note.pid)) return;
  const file = join(clusterFolder(home), 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(unusedPid)));
}

const unusedPid = 2 ** 31 - 1;

function serverFlags(port: number, fsync: boolean, connections: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '""',
    max_connections: String(connections),
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    io_method: 'sync',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    max_logical_replication_workers: '0',
    // Tests share one server among several products, and may lose data in a crash.
    ...(fsync ? {} : { max_connections: '500', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
}

function clusterFolder(home: PostgresFolders): string {
  return join(home.folder, 'data');
}

function readPassword(home: PostgresFolders): string {
  return join(home.folder, 'password');
}

function logFile(home: PostgresFolders): string {
  const log = join(home.folder, 'server.log');
  const last = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : '';
  return `Its last words:\n${last}\n(${log})`;
}
