/**
 * `npm run bench`: measures the product on this machine and prints each value next to its limit. The
 * command does not fail when a value is over its limit.
 * - `-- site` measures the public pages, `-- site <URL> <paths>` measures the given pages of a running product.
 * - `-- member-pages [URL]` measures the dashboard and a lesson on a phone.
 * - `-- dashboard` measures the server cost of the dashboard.
 * - `-- accounts` measures sign-in, sessions and sign-ups for the mailing list.
 * - `-- lists` measures a list of content for a member with a plan, and the list of members of the admin.
 * - `-- jobs` compares events and their reactions with BullMQ alone.
 * - `-- media` measures streaming.
 * - `-- live-pages` measures forum pages that stay open.
 * - `-- forum` measures a large forum.
 * - `-- metrics` measures what the metrics cost.
 * - `-- growth` measures lists, searches and schedules with 20,000 members, and again with ten times the rows.
 * - `-- reminders` measures 10,000 reminders that are due at the same time.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BenchmarkFigure } from './bench/figure.ts';
import { type MeasuredProduct, measureAuthFigures } from './bench/auth.ts';
import { measureDashboardFigures } from './bench/dashboard.ts';
import { measureForumFigures } from './bench/forum.ts';
import { measureMediaFigures } from './bench/media.ts';
import { measureJobFigures } from './bench/jobs.ts';
import { measureLivePageFigures } from './bench/live-pages.ts';
import { measureGrowthFigures } from './bench/growth.ts';
import { measureListFigures } from './bench/lists.ts';
import { measureMemberListFigures } from './bench/members.ts';
import { measureMemoryInMb } from './bench/memory.ts';
import { measureMetricsFigures } from './bench/metrics.ts';
import { type NpmStartResult, runNpmStart } from './bench/npm-start.ts';
import { measureTierDelays } from './bench/paid-to-tier.ts';
import { measureReminderFigures } from './bench/reminders.ts';
import { measureSignUpFigures } from './bench/sign-ups.ts';
import { measureMemberPageFigures, measureSiteFigures } from './bench/site.ts';
import { findFreePorts } from 'stand-ins/ports';
import { ensureDatabase, startPostgres } from 'stand-ins/postgres/postgres';
import { printLine } from './run/product.ts';
import { readSettings, repositoryFolder, listSettingNames } from './settings/settings.ts';
import { loadSecrets } from './settings/secrets.ts';
import { onStopRequest } from './run/signals.ts';

const [part, address, ...paths] = process.argv.slice(2);
const parts = {
  site: measureSite,
  'member-pages': measureMemberPages,
  accounts: onLastCommit(accounts),
  lists: onLastCommit(lists),
  jobs: onLastCommit(jobs),
  media: onLastCommit(measureMedia),
  dashboard: onLastCommit(firstPageOfAMember),
  'live-pages': onLastCommit(openPages),
  reminders: onLastCommit(manyReminders),
  forum: onLastCommit(largeForum),
  metrics: onLastCommit(costOfMetrics),
  growth: onLastCommit(growth),
};
const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);
if (part !== undefined && !isPart(part)) {
  process.stderr.write(
    `There is no "${part}" to measure. Try ${Object.keys(parts).join(', ')}, or nothing for all there is.\n`,
  );
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'oneness-bench-'));
// PostgreSQL runs as another user when root starts the bench, and this user needs access to the folder.
chmodSync(folder, 0o755);
const clone = join(folder, 'clone');
const port = await findFreePorts(4);
const site = `http://localhost:${port}`;
const noLimits = {
  ...{ LIMIT_SIGN_IN: '0', LIMIT_SIGN_IN_ACCOUNT: '0', LIMIT_SIGNUP: '0', LIMIT_LIVE: '0' },
  ...{ LIMIT_FORUM: '0', LIMIT_FORUM_POSTS: '0', LIMIT_SUBSCRIBE_EMAIL: '0' },
  MAIL_PER_MINUTE: '100000',
};
const environment = cleanEnvironment();
let running: NpmStartResult | undefined;

onStopRequest(async () => {
  await cleanUp();
  process.exit(130);
});
try {
  print(await (part === undefined ? measure() : parts[part]()));
} catch (error) {
  process.stderr.write(`The bench could not go on: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
await cleanUp();
process.exit();

async function measureSite(): Promise<BenchmarkFigure[]> {
  if (address === undefined) await startLastCommit();
  return publicPages();
}

async function measureMemberPages(): Promise<BenchmarkFigure[]> {
  if (address === undefined) await startLastCommit();
  return pagesOfAMember();
}

function onLastCommit(part: (product: RunningProduct) => Promise<BenchmarkFigure[]>): () => Promise<BenchmarkFigure[]> {
  return async () => part(await runningProduct(await startLastCommit()));
}

function firstPageOfAMember(product: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring the dashboard among 5,000,000 rows of progress, which takes a few minutes to add ...');
  return measureDashboardFigures(product);
}

async function accounts(product: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring the accounts, which takes two minutes ...');
  const figures = await measureAuthFigures(product);
  printLine('Measuring sign-ups for the mailing list, and then their emails ...');
  return [...figures, ...(await measureSignUpFigures(product)), memoryAfterLoad(product)];
}

async function lists(product: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring the list of lessons ...');
  const figures = await measureListFigures(product);
  printLine('Measuring the list of members among 100,000 of them ...');
  return [...figures, ...(await measureMemberListFigures(product)), memoryAfterLoad(product)];
}

function jobs(product: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring 20,000 reactions and as many jobs of BullMQ alone ...');
  return measureJobFigures(product);
}

function openPages(product: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring 1,000 open pages of the forum ...');
  return measureLivePageFigures(product);
}

function manyReminders(product: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring 10,000 reminders through two killed workers ...');
  return measureReminderFigures(product);
}

function largeForum(product: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring the forum among 2,000,000 posts, which take a few minutes to add ...');
  return measureForumFigures(product);
}

function costOfMetrics(product: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring two apis in turn, one with metrics, which takes six minutes ...');
  return measureMetricsFigures(product);
}

function growth(product: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring with 20,000 members and with 200,000, which takes ten minutes ...');
  return measureGrowthFigures({ ...product, paymentsUrl: `http://localhost:${port + 1}` });
}

function measureMedia({ pid }: RunningProduct): Promise<BenchmarkFigure[]> {
  printLine('Measuring 200 people who listen ...');
  return measureMediaFigures({ site, pid });
}

async function startLastCommit(): Promise<NpmStartResult> {
  printLine('Starting the last commit ...');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', repositoryFolder, clone]);
  running = await runNpmStart(clone, environment);
  return running;
}

function publicPages(): Promise<BenchmarkFigure[]> {
  printLine('Measuring the public pages; all of them take twenty minutes ...');
  return measureSiteFigures({ site: address ?? site, paths, repository: repositoryFolder, folder, environment });
}

function pagesOfAMember(): Promise<BenchmarkFigure[]> {
  printLine('Measuring the pages of a member, each five times ...');
  return measureMemberPageFigures({ site: address ?? site, paths, repository: repositoryFolder, folder, environment });
}

async function measure(): Promise<BenchmarkFigure[]> {
  const figures: BenchmarkFigure[] = [];
  printLine(`On ${cpus().length} cores with ${Math.round(totalmem() / 2 ** 30)} GB, from the last commit.`);
  printLine('Measuring the first start of a fresh clone ...');
  const begun = Date.now();
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', repositoryFolder, clone]);
  running = await runNpmStart(clone, environment);
  figures.push({ name: 'fresh clone to Ready', value: seconds((Date.now() - begun) / 1000), bound: 'at most 180 s' });
  await running.stop();

  printLine('Measuring a second start ...');
  running = await runNpmStart(clone, environment);
  figures.push({ name: 'second start', value: seconds(running.seconds), bound: 'at most 12 s' });

  printLine('Measuring the memory after half a minute of rest ...');
  await delay(30_000);
  figures.push({
    name: 'all processes, idle',
    value: megabytes([running.pid, ...Object.values(running.parts)]),
    bound: 'at most 900 MB',
  });
  figures.push({ name: 'api alone, idle', value: megabytes([running.parts['api'] ?? 0]), bound: 'at most 150 MB' });

  printLine('Measuring payments ...');
  const { written, pushed } = await measureTierDelays(site, 9);
  const ofNine = (waits: number[]) => `${waits[4]} ms (slowest of 9: ${waits[8]} ms)`;
  figures.push(
    { name: 'paid to tier written', value: ofNine(written), bound: 'at most 2000 ms' },
    { name: 'paid to open page notified', value: ofNine(pushed), bound: 'at most 1000 ms' },
  );
  const product = await runningProduct(running);
  figures.push(...(await measureMedia(product)));
  figures.push(...(await publicPages()), ...(await pagesOfAMember()));

  figures.push(...(await accounts(product)), ...(await lists(product)), ...(await costOfMetrics(product)));
  figures.push(...(await jobs(product)));
  figures.push(...(await firstPageOfAMember(product)));
  figures.push(...(await openPages(product)), ...(await manyReminders(product)), ...(await largeForum(product)));
  return figures;
}

interface RunningProduct extends MeasuredProduct {
  dataDir: string;
  pid: number;
  workerPid: number;
}

async function runningProduct({ parts }: NpmStartResult): Promise<RunningProduct> {
  const dataDir = join(clone, '.local');
  const { url } = await startPostgres({ dataDir: join(dataDir, 'postgres'), port: port + 3 });
  const { authJwks } = loadSecrets(dataDir);
  const databaseUrl = await ensureDatabase(url, 'oneness');
  const [pid, workerPid] = [parts['api'] ?? 0, parts['worker'] ?? 0];
  return { site, databaseUrl, authJwks, baselinePort: await findFreePorts(1), dataDir, pid, workerPid };
}

function print(figures: BenchmarkFigure[]): void {
  const name = Math.max(...figures.map((figure) => figure.name.length));
  const value = Math.max(...figures.map((figure) => figure.value.length));
  printLine('');
  for (const each of figures) printLine(`${each.name.padEnd(name)}  ${each.value.padEnd(value)}  ${each.bound}`);
}

function seconds(value: number): string {
  return `${value.toFixed(1)} s`;
}

function memoryAfterLoad({ pid }: RunningProduct): BenchmarkFigure {
  return { name: 'api alone, after this load', value: megabytes([pid]), bound: 'at most 260 MB' };
}

function megabytes(pids: number[]): string {
  const size = measureMemoryInMb(pids);
  return size === undefined ? 'not reported by this system' : `${size} MB`;
}

function cleanEnvironment(): Record<string, string> {
  const personal = listSettingNames();
  const { environment: all } = readSettings({ ...process.env, LOCAL_ENV_FILE: '/dev/null' });
  const kept = Object.entries(all).filter(([name]) => !personal.has(name) && !name.startsWith('npm_'));
  return { ...Object.fromEntries(kept), PATH: process.env['PATH'] ?? '', PORT: String(port), ...noLimits };
}

async function cleanUp(): Promise<void> {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
}
