import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import pg from 'pg';
import { findFreePorts } from '../ports.ts';
import { getPostgresFolders, preparePostgresFolders } from './home.ts';
import { ensureDatabase, startPostgres, stopPostgres } from './postgres.ts';
import { isProcessAlive } from '../processes.ts';

describe('embedded PostgreSQL', { timeout: 600_000 }, () => {
  let dataDir = '';
  let port = 0;

  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oneness-spec-'));
    chmodSync(folder, 0o755);
    dataDir = join(folder, 'postgres');
    port = await findFreePorts(1);
  });

  afterEach(async () => {
    const home = getPostgresFolders(dataDir);
    await stopPostgres(home);
    rmSync(home.folder, { recursive: true, force: true });
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  });

  const start = () => startPostgres({ dataDir, port, fsync: false });

  async function ask<T>(url: string, text: string): Promise<T[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const { rows } = await client.query(text);
      return rows as T[];
    } finally {
      await client.end();
    }
  }

  it('has all committed rows after a kill', async () => {
    const first = await startPostgres({ dataDir, port, fsync: true });
    const url = await ensureDatabase(first.url, 'kept');
    await ask(url, 'create table fact (word text); insert into fact values ($$true$$)');
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    assert.notEqual(second.pid, first.pid);
    assert.deepEqual(await ask(url, 'select word from fact'), [{ word: 'true' }]);
  });

  it('returns the server that already runs on the folder', async () => {
    const [first, second] = [await start(), await start()];
    assert.equal(second.pid, first.pid);
  });

  it('moves a running server to another port', async () => {
    await start();
    port = await findFreePorts(1);
    const moved = await start();
    assert.deepEqual(await ask(moved.url, 'select 1 as one'), [{ one: 1 }]);
  });

  it('starts again after an interrupted creation of the cluster', async () => {
    const home = getPostgresFolders(dataDir);
    preparePostgresFolders(home);
    const halfMade = join(home.folder, 'unfinished-0000');
    mkdirSync(halfMade);
    writeFileSync(join(halfMade, 'PG_VERSION'), '18\n');
    const server = await start();
    assert.deepEqual(await ask(server.url, 'select 1 as one'), [{ one: 1 }]);
    assert.deepEqual(
      readdirSync(home.folder).filter((name) => name.startsWith('unfinished')),
      [],
    );
  });

  it('starts when another process has the process id in its outdated postmaster.pid', async () => {
    const first = await start();
    await first.stop();
    const note = join(first.home.folder, 'data', 'postmaster.pid');
    writeFileSync(note, `${process.pid}\n${first.home.folder}/data\n0\n${port}\n\n127.0.0.1\n`);
    const second = await start();
    assert.ok(isProcessAlive(second.pid));
  });

  it('rejects a connection without the password', async () => {
    const { url } = await start();
    const wrongUrl = new URL(url);
    wrongUrl.password = 'guessed';
    await assert.rejects(ask(wrongUrl.href, 'select 1'), /password authentication failed/);
  });

  it('leaves no process behind when it is stopped', async () => {
    const server = await start();
    await server.stop();
    assert.equal(isProcessAlive(server.pid), false);
    assert.equal(existsSync(join(server.home.folder, 'data', 'postmaster.pid')), false);
  });
});
