import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaleForLoad } from 'stand-ins/scale-for-load';
import { ReactionAndScheduleRegistry } from '#platform/reactions/registry.ts';
import { fillLargeTables, findLargeTables } from './makers/large-tables.ts';
import { measureSqlStatements, type MeasuredStatement } from './statements.ts';
import { World, memberPassword } from './world.ts';

/** `LARGE_TABLES=1000000` fills each large table with this number of rows, which takes minutes. */
const rows = Number(process.env['LARGE_TABLES'] ?? 0);
const hottest = 20;
const longestMs = 200;
const repetitions = 5;
const timeLimitMs = 3_600_000;

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Statements that differ only in their values. */
interface StatementGroup {
  readonly text: string;
  readonly members: readonly MeasuredStatement[];
  /** Time of the slowest statement of the group. */
  readonly ms: number;
}

(rows > 0 ? describe : describe.skip)(`statements among ${rows} rows of each large table`, () => {
  let world: World;
  let large: string[];
  beforeAll(async () => {
    world = await World.start({ schedules: false });
    await fillLargeTables(world, rows);
    large = await findLargeTables(world, rows / 100);
  }, timeLimitMs);
  afterAll(() => world.close());

  const shape = (text: string) =>
    text
      .replaceAll(/'(?:[^']|'')*'/g, '?')
      .replaceAll(/\b\d+\b/g, '?')
      .replaceAll(/\s+/g, ' ');
  const isExplainable = ({ text }: MeasuredStatement) => /^\s*(select|with|insert|update|delete)\b/i.test(text);

  /** Returns the large tables that the statement reads from start to end. */
  async function findScans({ text, values }: MeasuredStatement): Promise<string[]> {
    const [row] = await world.sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, [...values]);
    const scans: string[] = [];
    const visit = (node: PlanNode) => {
      const relation = node['Relation Name'];
      if (node['Node Type'].includes('Seq Scan') && relation && large.includes(relation)) scans.push(relation);
      node.Plans?.forEach(visit);
    };
    if (row) visit(row['QUERY PLAN'][0].Plan);
    return scans;
  }

  function group(statements: readonly MeasuredStatement[]): StatementGroup[] {
    const groups = Map.groupBy(statements.filter(isExplainable), ({ text }) => shape(text));
    return [...groups]
      .map(([text, members]) => ({ text, members, ms: Math.max(...members.map(({ ms }) => ms)) }))
      .sort((one, other) => other.members.length - one.members.length);
  }

  function report(name: string, groups: readonly StatementGroup[]): void {
    const lines = groups.map(
      ({ text, members, ms }) => `${ms.toFixed(1)} ms\t${members.length}\t${text.slice(0, 300)}`,
    );
    writeFileSync(join(tmpdir(), `large-tables-${name}.txt`), `${lines.join('\n')}\n`);
  }

  const listScans = async (groups: readonly StatementGroup[]) => {
    const found: string[] = [];
    for (const { text, members } of groups) {
      const scans = members[0] ? await findScans(members[0]) : [];
      if (scans.length > 0) found.push(`${scans.join(', ')}: ${text}`);
    }
    return found;
  };

  it(
    'that requests and their reactions send most often read no large table from start to end',
    async () => {
      const admin = await world.member({ roles: ['admin'] });
      const statements = await measureSqlStatements(world, async () => {
        for (let repeated = 0; repeated < repetitions; repeated++) await use(admin.accessToken);
      });
      const groups = group(statements);
      report('requests', groups);
      expect(groups.length).toBeGreaterThan(hottest);
      expect(await listScans(groups)).toEqual([]);
    },
    timeLimitMs,
  );

  async function use(adminToken: string): Promise<void> {
    const { id, email, accessToken } = await world.member();
    await world.post('/api/auth/token?grant_type=password', { email, password: memberPassword });
    const caller = world.as({ accessToken });
    const sit = {
      clientId: crypto.randomUUID(),
      kind: 'silent',
      startedAt: new Date().toISOString(),
      seconds: 600,
      zone: 'UTC',
    };
    await caller.post('/api/sits', sit);
    for (const path of [
      ...['/api/auth/user', '/api/members/dashboard', '/api/practice/record', '/api/notifications/unread'],
      ...['/api/account/sessions', '/api/account/export', '/api/account/membership'],
    ])
      expect([path, (await caller.get(path)).status]).toEqual([path, 200]);
    const staff = world.as({ accessToken: adminToken });
    for (const path of [
      ...['/api/admin/members', `/api/admin/members/${id}`, '/api/admin/operations', '/api/admin/mailing/health'],
      ...['/api/admin/mailing/figures', '/api/admin/billing', '/api/admin/billing/events'],
    ])
      expect([path, (await staff.get(path)).status]).toEqual([path, 200]);
    await world.post('/api/functions/subscribe-email', { email: `sub-${email}`, source: 'footer' });
    await world.get('/metrics');
    await world.settle();
  }

  it(
    `of the schedules read no large table from start to end, and none takes more than ${longestMs} ms`,
    async () => {
      const { schedules } = world.app.get(ReactionAndScheduleRegistry);
      const statements = await measureSqlStatements(world, async () => {
        for (const { run } of schedules) await run();
      });
      const groups = group(statements);
      report('schedules', groups);
      const limitMs = scaleForLoad(longestMs);
      const slow = groups.filter(({ ms }) => ms > limitMs).map(({ text, ms }) => `${ms.toFixed(0)} ms: ${text}`);
      expect([await listScans(groups), slow]).toEqual([[], []]);
    },
    timeLimitMs,
  );
});
