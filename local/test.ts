import { join } from 'node:path';
import { buildProduct } from './start/build.ts';
import { findFreePorts } from 'stand-ins/ports';
import { printLine } from './run/product.ts';
import { onStopRequest } from './run/signals.ts';
import { createBackupSettings } from './test/backup-settings.ts';
import { type BrowserRun, runBrowserTests, selectBrowserRuns } from './test/browser.ts';
import { runIntegrationTests } from './test/integration.ts';
import { startRedis } from './test/redis.ts';
import { type TestResults, formatTestSummary, createFailedResults, sumTestResults } from './test/results.ts';
import { runUnitTests } from './test/unit.ts';
import { type TestEnvironment, openTestEnvironment } from './test/test-environment.ts';

const kinds = ['unit', 'integration', 'browser'];
const journeys = { main: 'visitor-becomes-member', admin: 'admin-from-own-origin' };

const [kind, ...rest] = process.argv.slice(2);
if (kind !== undefined && !kinds.includes(kind)) {
  process.stderr.write(`There are no "${kind}" tests. Try ${kinds.join(', ')}, or none of them for all.\n`);
  process.exit(1);
}
const workshop = await openTestEnvironment();
onStopRequest(async () => {
  await workshop.close({ isFailed: false });
  process.exit(130);
});
const total = await runAll(workshop).catch((error: unknown) => {
  const fault = error instanceof Error ? error.message : String(error);
  return sumTestResults([announce('the tests', createFailedResults(fault))]);
});
const isFailed = total.failed.length > 0;
await workshop.close({ isFailed });
for (const line of formatTestSummary(total)) printLine(line);
process.exit(isFailed ? 1 : 0);

async function runAll(at: TestEnvironment): Promise<TestResults> {
  const wants = (name: string) => kind === undefined || kind === name;
  const results: TestResults[] = [];
  await buildProduct(at, at.supervisor);
  const redisUrl = kind === 'unit' ? undefined : await startRedis(at.supervisor, at.dataDir);
  const unit = async () => {
    results.push(...(await timed('unit', runUnitTests(at))).map((result) => announce('unit', result)));
  };
  const integration = async () => {
    results.push(announce('integration', await timed('integration', runIntegrationTests(at, redisUrl, rest))));
  };
  // Unit and integration tests mostly wait, so both run at the same time.
  const both = [...(wants('unit') ? [unit()] : []), ...(wants('integration') ? [integration()] : [])];
  for (const outcome of await Promise.allSettled(both)) if (outcome.status === 'rejected') throw outcome.reason;
  if (wants('browser')) {
    const inTurn = async (runs: BrowserRun[]) => {
      for (const run of runs) results.push(announce(run.name, await timed(run.name, runBrowserTests(at, run))));
    };
    const { lanes, last } = await browserRuns(at, redisUrl);
    await Promise.all(lanes.map(inTurn));
    await inTurn(last);
    if (redisUrl === undefined)
      results.push({ passed: 0, failed: [], skipped: [`${journeys.main} with the queues on Redis`] });
  }
  return sumTestResults(results);
}

/** Journeys that kill processes run last in their group, when no other product starts. */
async function browserRuns(
  { dataDir }: TestEnvironment,
  redisUrl: string | undefined,
): Promise<{ lanes: BrowserRun[][]; last: BrowserRun[] }> {
  const all: BrowserRun = { name: 'browser', settings: {}, folder: 'journeys', journeys: rest };
  // Every disk is more than 1 % full, so an alert is open.
  const alert = { ALERT_CHECK_SECONDS: '10', ALERT_DISK_PERCENT: '1' };
  const backups = createBackupSettings(join(dataDir, 'backups'));
  const alone: BrowserRun = {
    name: 'browser-alone',
    settings: { ...alert, ...backups },
    folder: 'alone',
    journeys: rest,
  };
  const demands = { AUTH_CONFIRM: 'first', STAFF_MFA: 'required', MAILING_DOUBLE_OPT_IN: 'true' };
  const strict: BrowserRun = { name: 'browser-strict', settings: demands, folder: 'strict', journeys: rest };
  const eager = { BILLING_RECONCILE_SECONDS: '5' };
  const clock: BrowserRun = { name: 'browser-clock', settings: eager, folder: 'clock', journeys: rest };
  const release: BrowserRun = { name: 'browser-release', settings: {}, folder: 'release', journeys: rest };
  if (rest.length > 0) return { lanes: [selectBrowserRuns([all, alone, strict, clock, release], rest)], last: [] };
  const origin = `http://127.0.0.1:${await findFreePorts(1)}`;
  const elsewhere: BrowserRun = {
    name: 'browser-elsewhere',
    settings: { ADMIN_REMOTE_URL: `${origin}/assets/remoteEntry.js`, ...(redisUrl && { REDIS_URL: redisUrl }) },
    folder: 'journeys',
    // The two journeys serve the admin at the same URL, so one worker runs both.
    journeys: ['--workers=1', journeys.admin, ...(redisUrl === undefined ? [] : [journeys.main])],
  };
  const others = [clock, strict, elsewhere, alone];
  return { lanes: [[all], others], last: [release] };
}

async function timed<Done>(name: string, work: Promise<Done>): Promise<Done> {
  const began = Date.now();
  const done = await work;
  printLine(`\n${name} took ${Math.round((Date.now() - began) / 1000)} s.`);
  return done;
}

function announce(name: string, results: TestResults): TestResults {
  if (results.fault === undefined) return results;
  printLine(`\n${name} could not run: ${results.fault}`);
  return { ...results, fault: `${name}: ${results.fault}` };
}
