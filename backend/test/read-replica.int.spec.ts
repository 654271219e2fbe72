import { MikroORM } from '@mikro-orm/postgresql';
import { PinoLogger } from 'nestjs-pino';
import pg from 'pg';
import { Database } from '#platform/database/database.ts';
import { ReadReplica } from '#platform/database/read-replica.ts';
import { ReplicaMonitor } from '#platform/health/replica-monitor.ts';
import { LogOutput } from '#platform/log/log-output.ts';
import { DatabaseProxy } from './database-proxy.ts';
import { createDatabaseFromTemplate, World, type Member } from './world.ts';

interface List {
  readonly items: { readonly email: string; readonly slug: string }[];
}

const onReplica = { email: 'on-the-replica@example.org', slug: 'on-the-replica' };
const laggingPaths = [
  ...['/api/admin/members', '/api/admin/members?q=replica', '/api/admin/stats', '/api/admin/subscribers'],
  ...['/api/admin/subscribers/counts', '/api/admin/mailing/figures', '/api/admin/billing'],
];

/** The replica is a second, read-only database with other rows, which show from which database a response comes. */
describe('a read replica', () => {
  const lines: string[] = [];
  const proxy = new DatabaseProxy();
  let replica: pg.Pool;
  let world: World;
  let reader: Member;
  let admin: Member;

  beforeAll(async () => {
    const url = await createDatabaseFromTemplate(process.pid);
    replica = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true });
    await replica.query(
      `insert into users (id, email, first_name, created_at, updated_at) values (gen_random_uuid(), $1, 'Replica', now(), now())`,
      [onReplica.email],
    );
    await replica.query(
      `insert into programs (id, title, slug, is_members_only, created_at) values (gen_random_uuid(), $1, $1, false, now())`,
      [onReplica.slug],
    );
    await replica.query(`alter database "${new URL(url).pathname.slice(1)}" set default_transaction_read_only = on`);
    jest.spyOn(LogOutput.prototype, 'write').mockImplementation((line) => void lines.push(line));
    world = await World.start({ schedules: false, settings: { DATABASE_READ_URL: await proxy.start(url) } });
    PinoLogger.root.level = 'info';
    reader = await world.member({ roles: ['admin'] });
    admin = await world.member({ roles: ['admin'] });
    const monitor = world.app.get(ReplicaMonitor, { strict: false });
    // Only the test runs checks.
    clearInterval(monitor['timer']);
    await check();
    await replicateHeartbeats(0);
    await check();
  });
  afterAll(async () => {
    await world.close();
    proxy.stop();
    await replica.end();
    PinoLogger.root.level = 'silent';
    jest.restoreAllMocks();
  });

  const check = () => world.app.get(ReplicaMonitor, { strict: false }).check();
  const replicateHeartbeats = async (lagSeconds: number) => {
    const rows = await world.sql<{ id: string; seenAt: string }>(
      `select id, (seen_at - $1 * interval '1 second')::text as "seenAt" from process_heartbeat where kind = 'probe'`,
      [lagSeconds],
    );
    const values = rows.map(({ id, seenAt }) => `('${id}', 'probe', '${seenAt}')`).join(', ');
    await replica.query(
      `begin read write; delete from process_heartbeat; insert into process_heartbeat (id, kind, seen_at) values ${values}; commit`,
    );
  };
  const checkInTime = async () => {
    await check();
    await replicateHeartbeats(0);
    await check();
  };
  const listMembers = async (member = reader) =>
    (await world.as(member).get<List>('/api/admin/members')).body.items.map(({ email }) => email);
  const listPrograms = async (limit = 100) =>
    (await world.get<List>(`/api/programs?limit=${limit}`)).body.items.map(({ slug }) => slug);
  const readDegraded = async () =>
    (await world.get<{ degraded: string[] }>('/api/health/ready?exclude=worker')).body.degraded;
  const countLogged = (event: string) => lines.filter((line) => line.includes(event)).length;

  it('serves the lists and numbers that may lag, but nothing of the caller', async () => {
    expect(await listMembers()).toEqual([onReplica.email]);
    const stats = await world.as(reader).get<{ users: number }>('/api/admin/stats');
    expect(stats.body.users).toBe(1);
    const pool = await world.app.get(MikroORM).em.getConnection('read').getNativeClient();
    const statements = jest.spyOn(pool, 'query');
    for (const path of laggingPaths) {
      statements.mockClear();
      const { status } = await world.as(reader).get(path);
      expect([path, status, statements.mock.calls.length > 0]).toEqual([path, 200, true]);
    }
    statements.mockRestore();
    const { status, body } = await world.as(reader).get<{ email: string }>('/api/auth/user');
    expect([status, body.email]).toEqual([200, reader.email]);
    // A write in one of these operations would have ended the use of the replica.
    expect(await readDegraded()).toEqual([]);
  });

  it('serves published content only while it has the version of the primary', async () => {
    const [version] = await world.sql<{ version: string }>('select version from content_version');
    await replica.query(`begin read write; update content_version set version = '${version?.version}'; commit`);
    expect(await listPrograms()).toEqual([onReplica.slug]);
    const added = { title: 'Added', slug: 'added', isMembersOnly: false };
    expect((await world.as(admin).post('/api/admin/programs', added)).status).toBe(201);
    expect(await listPrograms()).toEqual(['added']);
  });

  it('serves no content when its version cannot be read', async () => {
    const [version] = await world.sql<{ version: string }>('select version from content_version');
    await replica.query(`begin read write; update content_version set version = '${version?.version}'; commit`);
    const read = jest.spyOn(world.app.get(Database), 'queryReplica').mockRejectedValueOnce(new Error('away'));
    expect(await listPrograms(97)).toEqual(['added']);
    read.mockRestore();
    await checkInTime();
    expect(await listPrograms(96)).toEqual([onReplica.slug]);
    await replica.query('begin read write; update content_version set version = gen_random_uuid(); commit');
  });

  it('does not serve staff who changed something in the last 90 seconds', async () => {
    await world.as(admin).patch('/api/admin/programs/unknown', { title: 'Unknown' });
    expect(await listMembers(admin)).toEqual(expect.arrayContaining([admin.email, reader.email]));
    expect(await listMembers(reader)).toEqual([onReplica.email]);
  });

  it('has its cached counts replaced by those of the primary when the caller has changed something', async () => {
    await replica.query(
      `begin read write; insert into email_subscriber (id, email, subscribed_at, reflections)
       select gen_random_uuid(), 'reader-' || n || '@example.org', now(), 'none' from generate_series(1, 10001) n; commit`,
    );
    const countSubscribers = async (member: Member) =>
      (await world.as(member).get<{ total: number }>('/api/admin/subscribers/counts')).body.total;
    expect(await countSubscribers(reader)).toBe(10_001);
    await world.as(admin).patch('/api/admin/programs/unknown', { title: 'Unknown' });
    expect(await countSubscribers(admin)).toBeLessThan(10);
    await replica.query('begin read write; delete from email_subscriber; commit');
  });

  it('is not used while it is late', async () => {
    await replicateHeartbeats(100);
    await check();
    expect(await listMembers()).toContain(reader.email);
    expect(await readDegraded()).toEqual(['replica']);
    await checkInTime();
    expect(await listMembers()).toEqual([onReplica.email]);
    expect(await readDegraded()).toEqual([]);
  });

  it('is replaced by the primary when it is away, with one log line', async () => {
    // A new fault within a minute is not logged, so the test resets the time of the next line.
    world.app.get(ReadReplica)['nextLogAt'] = -Infinity;
    lines.length = 0;
    proxy.cut();
    const found = await Promise.all(Array.from({ length: 5 }, () => listMembers()));
    for (const emails of found) expect(emails).toContain(reader.email);
    await check();
    for (const path of laggingPaths) expect([path, (await world.as(reader).get(path)).status]).toEqual([path, 200]);
    // The new limit requests a list that is not cached yet.
    expect(await listPrograms(99)).toEqual(['added']);
    expect(countLogged('database.replica-not-used')).toBe(1);
    expect(await readDegraded()).toEqual(['replica']);
    proxy.restore();
    await checkInTime();
    expect(await listMembers()).toEqual([onReplica.email]);
    expect(countLogged('database.replica-used-again')).toBe(1);
    proxy.freeze();
    expect(await listMembers()).toContain(reader.email);
    proxy.restore();
  });
});
