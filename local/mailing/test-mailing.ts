import { setTimeout as delay } from 'node:timers/promises';
import { requestJson } from '../run/http-client.ts';
import { printLine } from '../run/product.ts';
import { SeededRandom } from '../faults/seeded-random.ts';
import { type AuthEmailResult, requestAuthEmails } from './auth-emails.ts';
import { type Guarantee, checkCampaignEmails } from './check-campaign-emails.ts';
import { type KillCounts, type KillPlan, killProcesses, setFaults } from './faults.ts';
import { unsubscribeAndSuppress } from './leaving.ts';
import { computeCpuMsPerEmail, measureIdleMb, sampleWorkers } from './load.ts';
import { type PlannedPerson, planPeople } from './people.ts';
import { type MailingProduct, signInAdmin, waitUntilQuiet } from './product.ts';
import { readReceivedEmails, readStoredEmails } from './read-emails.ts';
import { seedAccounts, seedPeople, sources } from './seed.ts';
import { sendCampaign } from './send-campaign.ts';
import { type WebhookResult, sendWebhooks } from './webhooks.ts';

export interface MailingTestOptions {
  people: number;
  seed: number;
  plan: KillPlan;
  withinMs: number;
}

export interface MailingTestResult {
  ofCampaigns: Guarantee[];
  others: Guarantee[];
  figures: [name: string, value: string, bound?: string][];
}

const batchSize = 100;
const atOnce = 10;
const maxLatencyMs = 10_000;
const killCycleMs = 8000;
const authP95Ms = 2000;
/** Limit on an idle machine. */
const webhookP95Ms = 200;
/** Limit on an idle machine. */
const freezingLimitSeconds = 60;
/** A sending worker may use this many megabytes more than an idle one. */
const memoryLimitMb = 80;
const warmUpEmails = 10;
const pollMs = 500;

export async function testMailing(product: MailingProduct, options: MailingTestOptions): Promise<MailingTestResult> {
  const { seed, plan } = options;
  const people = planPeople(options.people, seed);
  await waitUntilQuiet(product);
  const accounts = await seedAccounts(product, warmUpEmails + Math.ceil(options.withinMs / 500), seed);
  await seedPeople(product, people);
  // A slow provider makes all kills happen during sending.
  const batches = Math.ceil(people.length / batchSize);
  const latencyMs = Math.min(maxLatencyMs, Math.round((plan.kills * killCycleMs * atOnce) / batches));
  await setFaults(product, latencyMs);
  await product.control('webhooks', { mode: 'shuffle', copies: [1, 2], delaySeconds: 1 });
  // The first email loads the renderer, whose memory counts as idle memory.
  const known = accounts.splice(0, warmUpEmails);
  await requestAuthEmails(product, known, () => false);
  const idleMb = measureIdleMb(product);
  const token = await signInAdmin(product.url);
  const begun = Date.now();
  const campaigns = [
    await sendCampaign(product, token, 'To all', people, [sources.one, sources.both]),
    await sendCampaign(
      product,
      token,
      'To some',
      people.filter(({ isInBoth }) => isInBoth),
      [sources.both],
    ),
  ] as const;
  let isOver = false;
  const during = { isOver: () => isOver };
  const chance = new SeededRandom(seed, 'events');
  const [, kills, leaving, auth, webhooks, load] = await Promise.all([
    waitUntilDone(product, campaigns, begun + options.withinMs).finally(() => (isOver = true)),
    killProcesses({ product, plan, chance: new SeededRandom(seed, 'kills'), latencyMs, ...during }),
    unsubscribeAndSuppress(product, token, { people, chance, withinMs: (plan.kills * killCycleMs) / 2 }),
    requestAuthEmails(product, accounts, during.isOver),
    sendWebhooks(product, known[0] ?? '', during.isOver),
    sampleWorkers(product, idleMb, during.isOver),
  ]);
  const seconds = (Date.now() - begun) / 1000;
  printLine(`Sending is over after ${Math.round(seconds)} s. Waiting for the reports of the mailbox ...`);
  await product.control('webhooks', { mode: 'normal' });
  await waitForReports(product, campaigns, Date.now() + options.withinMs);
  const stored = await readStoredEmails(product, campaigns);
  const records = { people, campaigns, stored, received: await readReceivedEmails(product), ...leaving };
  const authLimitMs = Math.round(authP95Ms * load.slowness);
  const webhookLimitMs = Math.round(webhookP95Ms * load.slowness);
  const listedUnknown = await countListedUnknown(product, token);
  const freezingSeconds = await readFreezingSeconds(product, campaigns[0]);
  return {
    ofCampaigns: [
      ...checkCampaignEmails({ ...records, listedUnknown }),
      ...(await checkCampaigns(product, token, campaigns, people)),
    ],
    others: [
      ...checkAuth(auth, authLimitMs),
      ...checkWebhooks(webhooks, webhookLimitMs),
      {
        name: 'seconds of freezing',
        found: Math.ceil(freezingSeconds),
        most: Math.round(freezingLimitSeconds * load.slowness),
        examples: [],
      },
      {
        name: 'MB that a worker needs more than at rest',
        found: load.memoryMb - idleMb,
        most: memoryLimitMb,
        examples: [],
      },
      ...checkKills(plan, kills),
    ],
    figures: [
      ['people', String(people.length)],
      ['emails that the mailbox received', String(records.received.length)],
      ['seconds of sending', seconds.toFixed(0)],
      ['kills of workers', `${kills.kills}, ${kills.between} between response and commit`],
      ['kills of PostgreSQL', String(kills.postgres)],
      ['people who left or were suppressed meanwhile', String(leaving.unsubscribedAt.size + leaving.suppressedAt.size)],
      [
        'account emails meanwhile, p50 and p95',
        `${Math.round(auth.p50Ms)} and ${Math.round(auth.p95Ms)} ms of ${auth.requested}`,
        `under ${authLimitMs} ms`,
      ],
      [
        'webhooks of the provider meanwhile, p95',
        `${Math.round(webhooks.p95Ms)} ms of ${webhooks.responses}`,
        `under ${webhookLimitMs} ms`,
      ],
      ['slowness of the machine', load.slowness.toFixed(1)],
      ['memory of a worker', `${load.memoryMb} MB, at rest ${idleMb} MB`, `at most ${memoryLimitMb} MB more`],
      ['worker time per email', `${computeCpuMsPerEmail(load, stored.length)} ms`, 'at most 2 ms'],
    ],
  };
}

type Campaigns = readonly [all: string, some: string];

async function waitUntilDone({ query }: MailingProduct, campaigns: Campaigns, until: number): Promise<void> {
  for (; Date.now() < until; await delay(pollMs)) {
    const open = await query(
      `select id from email_campaign where id = any($1) and status in ('scheduled', 'freezing', 'sending')`,
      [campaigns],
    );
    if (open.length === 0) return;
  }
}

async function waitForReports({ query }: MailingProduct, campaigns: Campaigns, until: number): Promise<void> {
  for (; Date.now() < until; await delay(pollMs)) {
    const open = await query(
      `select 1 from email_message where campaign_id = any($1) and state = 'sent'
       union all select 1 from mail_event where check_at <= now() limit 1`,
      [campaigns],
    );
    if (open.length === 0) return;
  }
}

async function checkCampaigns(
  { url }: MailingProduct,
  token: string,
  campaigns: Campaigns,
  people: readonly PlannedPerson[],
): Promise<Guarantee[]> {
  const audience = people.filter(({ outcome }) => outcome !== 'suppressed');
  const sizes = [audience.length, audience.filter(({ isInBoth }) => isInBoth).length];
  const faults: string[] = [];
  for (const [at, id] of campaigns.entries()) {
    const { status, pauseReason, progress } = await requestJson<{
      status: string;
      pauseReason: string | null;
      progress: { total: number; queued: number };
    }>({ method: 'GET', url: `${url}/api/admin/campaigns/${id}`, token });
    if (status !== 'done') faults.push(`${status} ${pauseReason ?? ''}`.trim());
    if (progress.total !== sizes[at]) faults.push(`${progress.total} recipients instead of ${sizes[at]}`);
    if (progress.queued !== 0) faults.push(`${progress.queued} still queued`);
  }
  return [{ name: 'campaigns that are not done, or with wrong sums', found: faults.length, examples: faults }];
}

function checkAuth({ requested, p95Ms, wrong }: AuthEmailResult, limitMs: number): Guarantee[] {
  const isSlow = requested === 0 || p95Ms >= limitMs;
  return [
    { name: 'accounts without exactly one email', found: wrong.length, examples: wrong.slice(0, 3) },
    {
      ...{ name: 'account emails too slow', found: isSlow ? 1 : 0 },
      examples: isSlow ? [`p95 ${Math.round(p95Ms)} ms of ${requested}`] : [],
    },
  ];
}

function checkWebhooks({ responses, p95Ms }: WebhookResult, limitMs: number): Guarantee[] {
  const isSlow = responses === 0 || p95Ms >= limitMs;
  const examples = isSlow ? [`p95 ${Math.round(p95Ms)} ms of ${responses}`] : [];
  return [{ name: 'webhooks of the provider with a slow response', found: isSlow ? 1 : 0, examples }];
}

/** A run with fewer kills than planned proves less, so the run fails. */
function checkKills(plan: KillPlan, { kills, between, postgres }: KillCounts): Guarantee[] {
  const short =
    Math.max(0, plan.kills - kills) +
    Math.max(0, plan.betweenResponseAndCommit - between) +
    Math.max(0, plan.postgresKills - postgres);
  return [{ name: 'kills short of the plan', found: short, examples: [] }];
}

async function countListedUnknown({ url }: MailingProduct, token: string): Promise<number> {
  const health = { method: 'GET' as const, url: `${url}/api/admin/mailing/health`, token };
  return (await requestJson<{ unknownCount: number }>(health)).unknownCount;
}

async function readFreezingSeconds({ query }: MailingProduct, campaign: string): Promise<number> {
  const [row] = await query<{ seconds: number }>(
    'select extract(epoch from frozen_at - started_at)::float8 as seconds from email_campaign where id = $1',
    [campaign],
  );
  return row?.seconds ?? Infinity;
}
