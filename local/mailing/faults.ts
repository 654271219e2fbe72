import { setTimeout as delay } from 'node:timers/promises';
import { requestJson } from '../run/http-client.ts';
import type { SeededRandom } from '../faults/seeded-random.ts';
import type { MailingProduct } from './product.ts';

export interface KillPlan {
  kills: number;
  /** Kills between the response of the provider and the commit. */
  betweenResponseAndCommit: number;
  postgresKills: number;
}

export interface KillCounts {
  kills: number;
  between: number;
  postgres: number;
}

const batchPath = '/emails/batch';
/** A route has only one fault, so each fault spells the same route differently. */
const faults = [
  { route: `POST ${batchPath}`, status: 429, rate: 0.034 },
  { route: batchPath, status: 500, rate: 0.034 },
  { route: 'POST /:emails/batch', resetAfterCommit: true, rate: 0.034 },
];
const holdRoute = 'POST /emails/:batch';
const slowRoute = 'POST /:emails/:batch';
const holdMs = 3000;
const pollMs = 100;
const leastHeldBatches = 2;

export async function setFaults(product: MailingProduct, latencyMs: number, isHeld = false): Promise<void> {
  await product.control('faults', {});
  // The mailbox uses the first fault that matches, so this fault must be the first.
  if (isHeld) await product.control('faults', { route: holdRoute, respondAfterMs: holdMs });
  for (const fault of faults) await product.control('faults', { ...fault, latencyMs });
  await product.control('faults', { route: slowRoute, latencyMs });
}

interface KillOptions {
  product: MailingProduct;
  plan: KillPlan;
  chance: SeededRandom;
  latencyMs: number;
  isOver: () => boolean;
  /** Receives the number of kills so far, and returns false while the next kill must wait. */
  mayKill?: (kills: number) => boolean;
  leastHeld?: number;
}

export async function killProcesses(options: KillOptions): Promise<KillCounts> {
  const { product, chance, isOver, mayKill = () => true } = options;
  let { plan } = options;
  const counts: KillCounts = { kills: 0, between: 0, postgres: 0 };
  let killedAt = 0;
  const spacing = Math.max(1, Math.floor(plan.kills / (plan.postgresKills + 1)));
  while (!isOver() && counts.kills < plan.kills) {
    if (!mayKill(counts.kills)) {
      await delay(pollMs);
      continue;
    }
    const pid = await waitForWorker(product, chance, killedAt, isOver);
    if (pid === undefined) break;
    const mayWait = plan.kills - counts.kills > plan.betweenResponseAndCommit - counts.between;
    if (mayWait && counts.kills % 2 === 0) {
      await delay(chance.between(200, 1500));
      kill(pid);
      counts.kills += 1;
    } else {
      const outcome = await killBetween(options, pid);
      if (outcome === 'over') break;
      counts.kills += 1;
      if (outcome === 'confirmed') counts.between += 1;
      else plan = { ...plan, kills: plan.kills + 1 };
    }
    killedAt = Date.now();
    if (counts.postgres < plan.postgresKills && counts.kills >= spacing * (counts.postgres + 1))
      counts.postgres += killPostgres(product);
  }
  await setFaults(product, 0);
  return counts;
}

/** Waits for a heartbeat of both workers after the last kill, so that one worker can always send. */
async function waitForWorker(
  product: MailingProduct,
  chance: SeededRandom,
  killedAt: number,
  isOver: () => boolean,
): Promise<number | undefined> {
  for (; !isOver(); await delay(pollMs)) {
    const beats = await product.query(
      `select id from process_heartbeat where kind = 'worker' and seen_at > $1::timestamptz`,
      [new Date(killedAt)],
    );
    const pids = product.listWorkers();
    if (pids.length === 2 && beats.length >= 2) return chance.pickOne(pids);
  }
  return undefined;
}

interface Held {
  before: number;
  keys: string[];
}

/** A batch without a result after the kill belonged to the killed worker. */
async function killBetween(
  { product, latencyMs, isOver, leastHeld = leastHeldBatches }: KillOptions,
  pid: number,
): Promise<'confirmed' | 'other-worker' | 'over'> {
  const { before } = await readKeys(product, 0);
  await setFaults(product, latencyMs, true);
  let keys: string[] = [];
  while (keys.length < leastHeld && !isOver()) {
    await delay(pollMs);
    keys = await listOpen(product, (await readKeys(product, before)).keys);
  }
  if (isOver()) return 'over';
  kill(pid);
  await setFaults(product, latencyMs);
  await delay(holdMs + 500);
  return (await listOpen(product, keys)).length > 0 ? 'confirmed' : 'other-worker';
}

async function readKeys({ mailboxUrl }: MailingProduct, after: number): Promise<Held> {
  const read = (from: number) =>
    requestJson<{ total: number; data: { seq: number; request_key: string | null }[] }>({
      method: 'GET',
      url: `${mailboxUrl}/_/sent?after=${from}`,
    });
  if (after === 0) return { before: (await read(Number.MAX_SAFE_INTEGER)).total, keys: [] };
  const { data } = await read(after);
  // Removes the part that a mutant adds to a key.
  const keys = data.flatMap(({ request_key: key }) => (key ? [key.split('/').slice(0, 2).join('/')] : []));
  return { before: after, keys: [...new Set(keys)] };
}

async function listOpen({ query }: MailingProduct, keys: readonly string[]): Promise<string[]> {
  const rows = await query<{ key: string }>(
    `select 'batch/' || id as key from email_batch where 'batch/' || id = any($1) and state = 'sending'
     union select 'batch/' || batch_id from email_message
     where 'batch/' || batch_id = any($1) and state = 'sending' and campaign_id is null`,
    [keys],
  );
  return rows.map(({ key }) => key);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has just ended.
  }
}

function killPostgres(product: MailingProduct): number {
  const pid = product.findPostgres();
  if (pid === undefined) return 0;
  kill(pid);
  return 1;
}
