import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { ReplicaMonitor } from '#platform/health/replica-monitor.ts';
import { checkReplicaDatabase } from '../src/app/check-replica-database.ts';
import { DatabaseProxy } from './database-proxy.ts';
import { waitUntil } from './until.ts';
import { createDatabaseFromTemplate, World } from './world.ts';

async function run(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements);
  await client.end();
}

const replaceIdentity = (url: string, select: string) =>
  run(
    url,
    `create schema other; create function other.pg_control_system(out system_identifier bigint) language sql as '${select}';
     alter database "${new URL(url).pathname.slice(1)}" set search_path = other, pg_catalog, public`,
  );

describe('a process with a read replica', () => {
  let proxy: DatabaseProxy;
  let databaseUrl: string;
  beforeAll(async () => (databaseUrl = await createDatabaseFromTemplate(process.pid)));
  beforeEach(() => (proxy = new DatabaseProxy()));
  afterEach(() => proxy.stop());

  const startWith = (databaseReadUrl: string) => checkReplicaDatabase({ databaseUrl, databaseReadUrl });
  /** Returns the duration in seconds and the text on the standard error output. */
  async function startAndRead(databaseReadUrl: string): Promise<[seconds: number, output: string]> {
    let output = '';
    const write = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      output += String(text);
      return true;
    });
    const begun = performance.now();
    await startWith(databaseReadUrl).finally(() => write.mockRestore());
    return [(performance.now() - begun) / 1000, output];
  }

  it('starts when the replica has the database of the primary', async () => {
    await expect(startWith(await proxy.start(databaseUrl))).resolves.toBeUndefined();
  });

  it('does not start when the replica is another database', async () => {
    await expect(startWith(await createDatabaseFromTemplate(process.pid + 1))).rejects.toThrow(
      /leads to the database "world_\w+", and DATABASE_URL to "world_\w+".+ Set the URL of this database on a streaming replica/,
    );
  });

  it('does not start when the replica belongs to another server', async () => {
    const other = await createDatabaseFromTemplate(process.pid + 2);
    await replaceIdentity(other, 'select 7::bigint');
    await expect(startWith(other)).rejects.toThrow(/leads to a server that is no streaming replica/);
  });

  it('starts when the replica does not respond', async () => {
    proxy.cut();
    const [, output] = await startAndRead(await proxy.start(databaseUrl));
    expect(output).toContain('the database of DATABASE_READ_URL did not return its identity');
  });

  it('starts when the replica does not return its identity within five seconds', async () => {
    const slow = await createDatabaseFromTemplate(process.pid + 3);
    await replaceIdentity(slow, 'select 7::bigint from pg_sleep(60)');
    const [seconds, output] = await startAndRead(slow);
    expect(seconds).toBeGreaterThan(4.9);
    expect(seconds).toBeLessThan(30);
    expect(output).toMatch(
      /^The start did not compare .+ DATABASE_READ_URL did not return its identity within 5 s \(.+\)\. Statements/,
    );
  });
});

describe('a read replica that is away at the start', () => {
  const proxy = new DatabaseProxy();
  afterEach(() => proxy.stop());

  /** The database is its own replica, so that all heartbeats arrive. */
  async function startWithoutReplica(): Promise<World> {
    const settings: Record<string, string> = {};
    return World.start({
      schedules: false,
      settings,
      reachDatabase: async (url) => {
        settings['DATABASE_READ_URL'] = await proxy.start(url);
        proxy.cut();
        return url;
      },
    });
  }

  it('is not used until it responds, and does not delay the end of the process', async () => {
    const world = await startWithoutReplica();
    const reader = await world.member({ roles: ['admin'] });
    const pool = await world.app.get(MikroORM).em.getConnection('read').getNativeClient();
    const statements = jest.spyOn(pool, 'query');
    const isReplicaUsed = async () => {
      await world.app.get(ReplicaMonitor, { strict: false }).check();
      statements.mockClear();
      expect((await world.as(reader).get('/api/admin/members')).status).toBe(200);
      return statements.mock.calls.length > 0;
    };
    const readDegraded = async () =>
      (await world.get<{ degraded: string[] }>('/api/health/ready?exclude=worker')).body.degraded;
    expect([await isReplicaUsed(), await readDegraded()]).toEqual([false, ['replica']]);
    proxy.restore();
    expect([await isReplicaUsed(), await readDegraded()]).toEqual([true, []]);
    await world.close();
    await waitUntil(() => Promise.resolve(proxy['ends'].size === 0));
  });

  it('does not delay the end of the process when it stops responding', async () => {
    const world = await startWithoutReplica();
    proxy.restore();
    await world.app.get(ReplicaMonitor, { strict: false }).check();
    proxy.freeze();
    const begun = performance.now();
    await world.close();
    expect(performance.now() - begun).toBeLessThan(scaleForLoad(10_000 * world.timeoutFactor));
  });
});
