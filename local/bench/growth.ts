/** Measures lists, searches, the forum, the dashboard, numbers and schedules with N rows, and again with 10 N rows. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { requestJson, sendRequest } from '../run/http-client.ts';
import { printLine } from '../run/product.ts';
import type { BenchmarkFigure } from './figure.ts';
import { growDatabase } from './growth-rows.ts';
import { computeMedian, measureMedians } from './load.ts';

interface GrowingProduct {
  site: string;
  databaseUrl: string;
  /** URL of the payment stand-in, whose clock the product follows. */
  paymentsUrl: string;
}

type Measured = ReadonlyMap<string, number>;

const sizes = [20_000, 200_000] as const;
const reader = 'seeker@example.org';
const rounds = 60;
const jumps = 3;
const jumpLimitMs = 180_000;
const mostGrowth = 1.5;
/** Shorter times of a schedule count as this time, because chance changes short times more than the number of rows. */
const shortestMs = 5;

const memberPaths = [
  ...['/api/members/dashboard?zone=Africa/Lagos', '/api/practice/record', '/api/notifications', '/api/journal'],
  ...['/api/forum', '/api/forum/topics?limit=50', '/api/forum/topics?limit=50&category=general'],
  ...['/api/forum/topics/bench-2000?limit=50', '/api/forum/search?q=breath', '/api/forum/search?q=heron+lantern'],
  '/api/lessons?limit=20',
];
const staffPaths = [
  ...['/api/admin/members', '/api/admin/members?q=weidmann', '/api/admin/members?q=.19999%40', '/api/admin/stats'],
  ...['/api/admin/subscribers', '/api/admin/subscribers?q=reader.19999%40', '/api/admin/subscribers/counts'],
  ...['/api/admin/inquiries', '/api/admin/inquiries?q=person+19990', '/api/admin/waiting', '/api/admin/billing'],
  ...['/api/admin/mailing/figures', '/api/admin/mailing/health', '/api/admin/forum/queue', '/api/admin/forum/posts'],
  ...['/api/admin/lessons', '/api/admin/lessons?q=growing+lesson+2000', '/api/auth/admin/users'],
  ...['/api/auth/admin/users?filter=.19999%40', '/api/auth/admin/users?filter=weidmann'],
  '/api/admin/subscribers?q=reader.19999%40bench-list.example.org',
];

export async function measureGrowthFigures(product: GrowingProduct): Promise<BenchmarkFigure[]> {
  const bare = new pg.Client({ connectionString: product.databaseUrl });
  await bare.connect();
  try {
    const measured: { requests: Measured; schedules: Measured }[] = [];
    let from = 0;
    for (const members of sizes) {
      printLine(`Adding rows up to ${members.toLocaleString('en')} members ...`);
      await growDatabase(bare, members, { from, reader });
      from = members;
      printLine('Measuring requests and schedules ...');
      measured.push({
        requests: await measureRequests(product, bare),
        schedules: await measureSchedules(product, bare),
      });
    }
    const [few, many] = measured;
    if (!few || !many) throw new Error('There are two sizes.');
    return [
      ...[...few.requests].map(([path, ms]) => toFigure(path, ms, many.requests.get(path) ?? NaN)),
      ...[...many.schedules]
        .filter(([, ms]) => ms > shortestMs)
        .map(([name, ms]) => toFigure(name, Math.max(few.schedules.get(name) ?? 0, shortestMs), ms)),
      { name: `other schedules of ${many.schedules.size}`, value: `at most ${shortestMs} ms each`, bound: '' },
    ];
  } finally {
    await bare.end();
  }
}

function toFigure(name: string, few: number, many: number): BenchmarkFigure {
  const value = `${(many / few).toFixed(2)} times (${few.toFixed(1)} and ${many.toFixed(1)} ms)`;
  return { name, value, bound: `at most ${mostGrowth}` };
}

async function measureRequests({ site }: GrowingProduct, bare: pg.Client): Promise<Measured> {
  const [member, staff] = [await signIn(site, reader), await signIn(site, 'admin@example.org')];
  const requests = [
    ...memberPaths.map((path) => ({ path, token: member })),
    ...[...staffPaths, await buildMiddlePagePath(bare)].map((path) => ({ path, token: staff })),
  ];
  const calls = requests.map(
    ({ path, token }) =>
      () =>
        requestJson({ method: 'GET', url: site + path, token }),
  );
  await measureMedians(5, ...calls);
  const medians = await measureMedians(rounds, ...calls);
  return new Map(requests.map(({ path }, at) => [withoutCursor(path), medians[at] ?? NaN]));
}

/** A page in the middle of the list, which a list with `offset` would read slowly. */
async function buildMiddlePagePath(bare: pg.Client): Promise<string> {
  const { rows } = await bare.query<{ position: string; id: string }>(
    `select (created_at at time zone 'UTC')::text as position, id from users order by created_at desc, id desc
     limit 1 offset (select count(*) / 2 from users)`,
  );
  const { position = '', id = '' } = rows[0] ?? {};
  return `/api/admin/members?cursor=${Buffer.from(JSON.stringify([position, id])).toString('base64url')}`;
}

const withoutCursor = (path: string): string => path.replace(/cursor=.*/, 'cursor=...');

/** All schedules run each time that the clock of the product jumps. */
async function measureSchedules({ paymentsUrl }: GrowingProduct, bare: pg.Client): Promise<Measured> {
  const taken = new Map<string, number[]>();
  await runAllSchedules(paymentsUrl, bare);
  for (let jump = 0; jump < jumps; jump += 1) {
    for (const { name, ms } of await runAllSchedules(paymentsUrl, bare))
      taken.set(name, [...(taken.get(name) ?? []), ms]);
  }
  return new Map([...taken].map(([name, times]) => [name, computeMedian(times)]));
}

async function runAllSchedules(paymentsUrl: string, bare: pg.Client): Promise<{ name: string; ms: number }[]> {
  const { rows } = await bare.query<{ now: Date }>('select now() as now');
  const since = rows[0]?.now;
  // Moves the clock by more than a day, so that each schedule is due.
  const { status, text } = await sendRequest({
    method: 'POST',
    url: `${paymentsUrl}/_/clock`,
    body: { advance: '25h' },
  });
  if (status !== 200) throw new Error(`The clock answered ${status}: ${text}`);
  for (const until = Date.now() + jumpLimitMs; Date.now() < until; await delay(500)) {
    const { rows: runs } = await bare.query<{ name: string; ms: number; isNew: boolean }>(
      `select name, took_ms as ms, done_at > $1 as "isNew" from schedule_run`,
      [since],
    );
    if (runs.length > 30 && runs.every(({ isNew }) => isNew)) return runs;
  }
  throw new Error('Not all schedules ran after the clock had jumped.');
}

async function signIn(site: string, email: string): Promise<string> {
  const { access_token: token } = await requestJson<{ access_token: string }>({
    method: 'POST',
    url: `${site}/api/auth/token?grant_type=password`,
    body: { email, password: 'demo-password' },
  });
  return token;
}
