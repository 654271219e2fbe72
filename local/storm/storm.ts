import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import { printLine } from '../run/product.ts';
import { makeRandomStripeChange } from './changes.ts';
import { SeededRandom } from './seeded-random.ts';
import { type BillingCheckResult, runBillingChecks, countPaidCheckouts } from './checks.ts';
import { killWorker } from './kill-worker.ts';
import { type TestMember, type PurchaseMethod, fetchPriceOffers, signUpMember, subscribeMember } from './members.ts';
import { measureWebhookLatency } from './pace.ts';
import { type WebhookTraffic, UnreliableWebhookNetwork } from './bad-network.ts';
import { type SiteConnection, postStripeControl } from './site.ts';

const PEOPLE = 200;
const WEBHOOKS = 1000;
const KILLS = 20;
const LASTS_MS = 60_000;
const LANES = 4;
const RENEWALS_AFTER_MS = 25_000;
const CALM_WITHIN_MS = 60_000;
/**
 * Maximum time in ms in which members make changes. They stop earlier when there are enough webhooks, so that the last
 * webhooks are also sent in random order.
 */
const CHANGES_UNTIL_MS = 45_000;
const LOOK_EVERY_MS = 2000;
/** Limit in ms within which the site must confirm 99 of 100 webhooks, at 50 webhooks a second. */
const ANSWERED_WITHIN_MS = 200;

export async function runBillingStressTest(site: SiteConnection, seed: number): Promise<boolean> {
  const chance = (name: string) => new SeededRandom(seed, name);
  const members = await signedUp(site, chance('ways'));
  // Makes the Stripe stand-in send no webhooks itself. From now on UnreliableWebhookNetwork sends them.
  await postStripeControl(site, 'webhooks', { mode: 'drop' });
  printLine(`${members.length} people have signed up. The storm begins.`);
  const begun = Date.now();
  const network = new UnreliableWebhookNetwork(site, chance('post'), begun + LASTS_MS);
  const [traffic, kills] = await Promise.all([
    network.run(),
    killWorker(site.dataDir, KILLS, chance('kills')),
    makeChanges(site, members, { begun, traffic: network.traffic, chance }),
  ]);
  printLine(`The storm is over after ${seconds(begun)} s. Waiting for calm ...`);
  const calm = Date.now();
  const checks = await waitForPass(() => runBillingChecks(site, members, traffic), calm + CALM_WITHIN_MS);
  checks.push({ name: `webhooks short of ${WEBHOOKS}`, found: Math.max(WEBHOOKS - traffic.events.length, 0) });
  const secondsToCalm = seconds(calm);
  const pace = await measureWebhookLatency(site, traffic);
  checks.push({
    name: `ms over ${ANSWERED_WITHIN_MS} until 99 of 100 are acknowledged`,
    found: Math.max(pace.p99 - ANSWERED_WITHIN_MS, 0),
  });
  report(checks, [
    ['people', members.length],
    ['events', traffic.events.length],
    ['of them never sent', traffic.dropped],
    ['webhooks sent', traffic.sent],
    ['events acknowledged', traffic.acknowledged.size],
    ['forged', traffic.forged],
    ['stale', traffic.stale],
    ['kills of the worker', kills],
    ['checkouts paid', await countPaidCheckouts(site)],
    ['seconds to calm', secondsToCalm],
    [`acknowledged at ${pace.perSecond} a second, p50 in ms`, pace.p50],
    [`acknowledged at ${pace.perSecond} a second, p99 in ms`, pace.p99],
  ]);
  return checks.every(({ found }) => found === 0);
}

async function signedUp(site: SiteConnection, chance: SeededRandom): Promise<TestMember[]> {
  const ways = Array.from({ length: PEOPLE }, () =>
    chance.pickOne<PurchaseMethod>(['clicks', 'clicks', 'known', 'lost']),
  );
  const signUps = await inLanes(ways, async (lane) => {
    const members: TestMember[] = [];
    for (const way of lane) members.push(await signUpMember(site, way));
    return members;
  });
  return signUps.flat();
}

interface Weather {
  begun: number;
  traffic: WebhookTraffic;
  chance: (name: string) => SeededRandom;
}

/**
 * Lets all members buy a plan and then make random changes until there are enough events. The clock moves forward by
 * one month once.
 */
async function makeChanges(
  site: SiteConnection,
  members: TestMember[],
  { begun, traffic, chance }: Weather,
): Promise<void> {
  const offers = await fetchPriceOffers(site);
  const isTime = () => Date.now() < begun + (traffic.events.length < WEBHOOKS ? LASTS_MS : CHANGES_UNTIL_MS);
  const changesOf = async (people: TestMember[], lane: number) => {
    const luck = chance(`lane ${lane}`);
    for (const member of people) await subscribeMember(site, member, offers, luck);
    while (isTime()) {
      await makeRandomStripeChange(site, luck.pickOne(people), offers, luck).catch(ignoreRejection);
      await delay(luck.between(400, 1600));
    }
  };
  const renewals = delay(RENEWALS_AFTER_MS).then(() => postStripeControl(site, 'clock', { advance: '32d' }));
  await Promise.all([inLanes(members, changesOf), renewals]);
}

/** Ignores the error that Stripe returns when the subscription ended before the change. */
function ignoreRejection(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
}

async function waitForPass(look: () => Promise<BillingCheckResult[]>, until: number): Promise<BillingCheckResult[]> {
  for (;;) {
    const checks = await look();
    if (Date.now() > until || checks.every(({ found }) => found === 0)) return checks;
    await delay(LOOK_EVERY_MS);
  }
}

async function inLanes<T, R>(all: readonly T[], run: (lane: T[], number: number) => Promise<R>): Promise<R[]> {
  const lanes = Array.from({ length: LANES }, (_, lane) => all.filter((_one, at) => at % LANES === lane));
  return Promise.all(lanes.map(run));
}

function report(checks: BillingCheckResult[], figures: [name: string, value: number][]): void {
  printLine('');
  for (const [name, value] of figures) printLine(`${String(value).padStart(7)}  ${name}`);
  printLine('\nEach of these must be 0:');
  for (const { name, found, examples = [] } of checks) {
    printLine(`${String(found).padStart(7)}  ${name}${found === 0 ? '' : '  <- broken'}`);
    for (const example of examples) printLine(`         ${example}`);
  }
}

function seconds(since: number): number {
  return Math.round((Date.now() - since) / 1000);
}
