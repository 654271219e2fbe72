import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebhookTraffic } from './billing/webhook-network.ts';
import { type RunningCampaign, checkCampaign, startCampaign } from './campaign.ts';
import { checkBilling } from './billing/checks.ts';
import { measureWebhookLatency } from './billing/webhook-latency.ts';
import { type Check, type Invariant, toCheck } from './checks/check.ts';
import { checkRequests } from './checks/requests.ts';
import { checkSessions } from './checks/sessions.ts';
import { checkAuditChain, checkWork } from './checks/work.ts';
import { checkGrants, checkWrites } from './checks/writes.ts';
import { ConfirmedWriteLog } from './load/confirmed-write-log.ts';
import { LoadClient } from './load/client.ts';
import { type Load, createFindings, runLoad } from './load/load.ts';
import { createPeople } from './load/people.ts';
import { Observations } from './observations.ts';
import type { FaultPlan, FaultResult } from './plans/plan.ts';
import type { Rig } from './rig.ts';
import { ResourceMeter } from './process-resources.ts';
import { SeededRandom } from './seeded-random.ts';
import { SlownessMeter } from './slowness-meter.ts';

export interface RunOptions {
  seed: number;
  seconds: number;
  rate: number;
  /** Milliseconds for the work after the faults, on an idle machine. */
  quietWithinMs: number;
  /** No further work can repair a breach of this promise, so the wait ends early. */
  expectedBreach?: Invariant;
}

export interface RunResult {
  checks: Check[];
  figures: string;
}

const calmShare = { before: 0.15, after: 0.15 };
const recipientsPerSecond = 60;
/** Each email causes webhooks, which would exceed the rate of a faster load. */
const maxRateOfFullCampaign = 25;
const smallCampaignShare = 0.1;
const maxRecipients = 5000;
const startWithinMs = 120_000;
const maxSlowness = 4;
const pollMs = 1000;
const leastForLatency = 60;
const leastForGrowth = 1800;
const webhookLimitMs = 200;

export async function runFaults(rig: Rig, plans: readonly FaultPlan[], options: RunOptions): Promise<RunResult> {
  const meter = new SlownessMeter();
  try {
    return await runMeasured(rig, plans, options, meter);
  } finally {
    await meter.close();
  }
}

async function runMeasured(
  rig: Rig,
  plans: readonly FaultPlan[],
  options: RunOptions,
  meter: SlownessMeter,
): Promise<RunResult> {
  const { seed, seconds, rate } = options;
  const chance = (name: string) => new SeededRandom(seed, name);
  const confirmedWrites = new ConfirmedWriteLog(join(rig.dataDir, 'confirmed-writes.jsonl'));
  const client = new LoadClient(rig.url, confirmedWrites, rig.patience);
  const counts = { buyers: Math.ceil(Math.min(200, seconds * rate * 0.06)), members: 8, granted: 12 };
  const people = await createPeople(client, rig.site, counts, chance('people'));
  const findings = createFindings();
  const load: Load = { client, site: rig.site, people, chance: chance('load'), findings };
  await waitUntilQuiet(rig);
  await skipFullComparison(rig);
  client.records.length = 0;
  const faultMs = seconds * 1000 * (1 - calmShare.before - calmShare.after);
  const campaign = await startCampaign(rig, {
    ...{ recipients: countRecipients(options, plans), seed, durationMs: faultMs },
    movesClocks: plans.some((plan) => plan.movesClocks),
    token: people.adminToken,
  });
  const observations = new Observations(meter);
  const results: FaultResult[] = [];
  let isOver = false;
  const loadedFrom = Date.now();
  const isWithoutFault = plans.every((plan) => plan.isWithoutFault);
  const resources = isWithoutFault && seconds >= leastForGrowth ? new ResourceMeter(rig) : undefined;
  const loading = runLoad(load, rate, () => isOver);
  try {
    await delay(seconds * 1000 * calmShare.before);
    for (const plan of plans) {
      const durationMs = faultMs / plans.length;
      const until = Date.now() + durationMs;
      const result = await plan.run({ rig, load, observations, chance: chance(plan.id), durationMs });
      if (result) results.push(result);
      await delay(Math.max(0, until - Date.now()));
    }
    await delay(seconds * 1000 * calmShare.after);
  } finally {
    isOver = true;
    resources?.stop();
    await loading;
  }
  const slowness = meter.average(loadedFrom);
  await clearFaults(rig);
  const calmFrom = Date.now();
  const withinMs = options.quietWithinMs * Math.min(maxSlowness, slowness);
  const traffic = results.find((result) => result.traffic)?.traffic;
  const check = async () => [
    ...(await checkState(rig, load, campaign, traffic)),
    ...(await Promise.all(results.map((result) => result.check?.() ?? []))).flat(),
  ];
  const isOverEarly = (checks: readonly Check[]) =>
    checks.some(({ invariant, found }) => invariant === options.expectedBreach && found > 0);
  const later = await waitUntilZero(check, withinMs, isOverEarly);
  const calmSeconds = Math.round((Date.now() - calmFrom) / 1000);
  const sessions = await checkSessions(load);
  const latency = traffic && seconds >= leastForLatency ? [await checkLatency(rig, traffic, slowness)] : [];
  const { checks, figures } = checkRequests(load, observations, {
    slowness,
    toleratesNoError: plans.every((plan) => plan.toleratesNoError),
    limitsLatency: isWithoutFault,
  });
  const chain = await checkAuditChain(rig);
  confirmedWrites.close();
  return {
    checks: [...checks, ...later, ...sessions, ...latency, ...chain, ...(resources ? [resources.check()] : [])],
    figures: [
      `${findings.operations} operations (${findings.skipped} left out), ${figures.requests} requests`,
      `${figures.undisturbed} without a fault: ${figures.errors} errors, p99 ${figures.p99Ms} ms`,
      `first start of the api ${(rig.apiStartMs / 1000).toFixed(1)} s`,
      `recoveries ${observations.recoveries.map(({ part, tookMs }) => `${part} ${(tookMs / 1000).toFixed(1)} s`).join(', ') || 'none'}`,
      ...results.flatMap((result) => result.figures?.() ?? []),
      ...(resources?.describe() ?? []),
      `calm after ${calmSeconds} s, machine ${slowness.toFixed(1)} times slower`,
    ].join('; '),
  };
}

function countRecipients({ seconds, rate }: RunOptions, plans: readonly FaultPlan[]): number {
  const limit = plans.find(({ emailsPerMinute }) => emailsPerMinute)?.emailsPerMinute;
  if (limit) return Math.ceil((seconds * limit) / 60);
  const share = rate > maxRateOfFullCampaign ? smallCampaignShare : 1;
  return Math.ceil(Math.min(maxRecipients, seconds * recipientsPerSecond * share));
}

async function checkLatency({ site }: Rig, traffic: WebhookTraffic, slow: number): Promise<Check> {
  const { perSecond, p50, p99 } = await measureWebhookLatency(site, traffic);
  const limitMs = Math.round(webhookLimitMs * slow);
  const isSlow = p99 > limitMs ? [`at ${perSecond} a second: p50 ${p50} ms, p99 ${p99} ms, limit ${limitMs} ms`] : [];
  return toCheck('I13', 'webhooks that were confirmed too slowly', isSlow);
}

async function checkState(
  rig: Rig,
  load: Load,
  campaign: RunningCampaign,
  traffic: WebhookTraffic | undefined,
): Promise<Check[]> {
  return [
    ...(await checkWork(rig, load)),
    ...(await checkWrites(rig, load)),
    ...(await checkGrants(rig, load)),
    ...(await checkBilling(rig.site, load.people.buyers, traffic)),
    ...(await checkCampaign(rig, campaign)),
  ];
}

async function waitUntilZero(
  look: () => Promise<Check[]>,
  withinMs: number,
  isOverEarly: (checks: readonly Check[]) => boolean,
): Promise<Check[]> {
  for (const until = Date.now() + withinMs; ; await delay(pollMs)) {
    const checks = await look().catch((error: unknown) => {
      if (Date.now() > until) throw error;
    });
    if (checks && (Date.now() > until || isOverEarly(checks) || checks.every(({ found }) => found === 0)))
      return checks;
  }
}

async function waitUntilQuiet({ database }: Rig): Promise<void> {
  for (const until = Date.now() + startWithinMs; Date.now() < until; await delay(pollMs)) {
    const { rows } = await database.query('select 1 from outbox where done_at is null limit 1');
    if (rows.length === 0) return;
  }
}

/** The daily comparison with Stripe repairs everything, so it would hide what a fault left. */
async function skipFullComparison({ database }: Rig): Promise<void> {
  await database.query(
    `insert into billing_account (id, compared_at) values ('stripe', now())
     on conflict (id) do update set compared_at = excluded.compared_at`,
  );
}

async function clearFaults({ control }: Rig): Promise<void> {
  for (const service of ['stripe', 'mailbox'] as const) {
    await control(service, 'faults', {});
    await control(service, 'webhooks', { mode: 'normal' });
  }
}
