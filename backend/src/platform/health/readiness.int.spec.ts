import { DatabaseProxy } from '#test/database-proxy.ts';
import { ApiProcess } from '#test/makers/api-process.ts';
import { waitUntil } from '#test/until.ts';
import { World } from '#test/world.ts';
import { productVersion } from '../config/product-version.ts';
import { OutboxRelay } from '../outbox/relay.ts';
import { Heartbeat } from './heartbeat.ts';

interface Health {
  readonly status: string;
  readonly missing: string | string[];
}

describe('readiness', () => {
  let world: World;
  beforeEach(async () => (world = await World.start()));
  afterEach(() => world.close());

  const ready = (query = '') => world.get<Health>(`/api/health/ready${query}`);
  const database = async () => {
    const [row] = await world.sql<{ name: string }>('select current_database() as name');
    return row?.name ?? '';
  };

  it('reports "migrations" when the database is not migrated', async () => {
    await world.sql(`delete from mikro_orm_migrations where name = (select max(name) from mikro_orm_migrations)`);
    const { status, body } = await ready('?exclude=worker');
    expect([status, body.missing]).toEqual([503, 'migrations']);
    expect(await world.get('/api/health/live')).toMatchObject({ status: 200, body: { version: productVersion } });
  });

  it('reports "write" when the database disk is full', async () => {
    await waitUntil(async () => (await ready()).status === 200);
    // A temporary file needs disk space, so this limit acts like a full disk.
    await world.sql(`alter database "${await database()}" set temp_file_limit = '0'`);
    await endConnections();
    await waitUntil(async () => (await ready()).body.missing === 'write');
  });

  it('reports "write" when the database is read-only', async () => {
    await world.sql(`alter database "${await database()}" set default_transaction_read_only = on`);
    await endConnections();
    await waitUntil(async () => (await ready('?exclude=worker')).body.missing === 'write');
  });

  it('reports "worker" after 30 seconds without a heartbeat, unless the query excludes it', async () => {
    await waitUntil(async () => (await ready()).status === 200);
    await world.app.get(OutboxRelay).beforeApplicationShutdown();
    await world.sql(`update process_heartbeat set seen_at = now() - interval '31 seconds'`);
    await waitUntil(async () => (await ready()).body.missing === 'worker');
    expect((await ready('?exclude=worker')).status).toBe(200);
    expect((await ready('?exclude=database')).status).toBe(400);
  });

  it('returns the time since a worker was last seen, and null when there was none', async () => {
    await world.app.get(OutboxRelay).beforeApplicationShutdown();
    const heartbeat = world.app.get(Heartbeat);
    await world.sql('delete from process_heartbeat');
    expect(await heartbeat.readWorkers()).toEqual({ alive: 0, lastSeenSeconds: null });
    const insert = (seenAt: string) =>
      world.sql(`insert into process_heartbeat (id, kind, seen_at) values (gen_random_uuid(), 'worker', ${seenAt})`);
    await insert(`now() - interval '40 seconds'`);
    const { alive, lastSeenSeconds } = await heartbeat.readWorkers();
    expect([alive, Math.floor((lastSeenSeconds ?? 0) / 10)]).toEqual([0, 4]);
    await insert(`now() + interval '20 seconds'`);
    expect(await heartbeat.readWorkers()).toEqual({ alive: 1, lastSeenSeconds: 0 });
  });

  it('is ready for a proxy that excludes the services when the database does not respond', async () => {
    const proxy = new DatabaseProxy();
    const api = await ApiProcess.start({ DATABASE_URL: await proxy.start(process.env['DATABASE_URL'] ?? '') });
    try {
      await waitUntil(async () => (await api.get('/api/health/ready').catch(() => undefined))?.status === 200);
      proxy.freeze();
      await waitUntil(async () => (await api.get('/api/health/ready')).status === 503);
      const all = api.get('/api/health/ready').then(() => 'all checks');
      const own = api.get('/api/health/ready?exclude=services').then(({ status }) => status);
      expect(await Promise.race([all, own])).toBe(200);
      await all;
    } finally {
      proxy.restore();
      api.terminate();
      await api.waitForExit();
      proxy.stop();
    }
  });

  it('probes the database once in 2 seconds when many clients call it', async () => {
    await world.sql(`
      create table probe_write ();
      create function count_probe_write() returns trigger language plpgsql as
        $$ begin if new.kind = 'probe' then insert into probe_write default values; end if; return new; end $$;
      create trigger count_probe_write after insert or update on process_heartbeat
        for each row execute function count_probe_write();`);
    await waitUntil(async () => (await ready()).status === 200);
    await world.sql('delete from probe_write');
    const beganAt = performance.now();
    for (let turn = 0; turn < 5; turn += 1)
      await Promise.all(Array.from({ length: 20 }, (_, at) => ready(at % 2 ? '?exclude=worker' : '')));
    const mostProbes = 1 + Math.ceil((performance.now() - beganAt) / 2_000);
    const [probes] = await world.sql<{ count: number }>('select count(*)::int as count from probe_write');
    expect(probes?.count).toBeLessThanOrEqual(mostProbes);
  });

  it('is served by a worker on its health port', async () => {
    const worker = await ApiProcess.startServiceWorker();
    await worker.waitForResponse('/api/health/live');
    await waitUntil(async () => (await worker.get('/api/health/ready')).status === 200);
    await world.sql('alter table process_heartbeat rename to process_heartbeat_away');
    const missing = async () => (JSON.parse((await worker.get('/api/health/ready')).body) as Health).missing;
    await waitUntil(async () => (await missing()) === 'write');
    worker.terminate();
    await worker.waitForExit();
  });

  const endConnections = () =>
    world.sql(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
});
