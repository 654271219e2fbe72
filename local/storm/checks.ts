/**
 * Checks at the end of the billing test. Each check counts the differences or errors that it finds; the count must be
 * 0.
 */
import { requestJson } from '../run/http-client.ts';
import type { TestMember } from './members.ts';
import type { WebhookTraffic } from './bad-network.ts';
import type { SiteConnection } from './site.ts';
import {
  type SubscriptionResponse,
  type ExpectedState,
  hasSameSubscription,
  createExpectedSubscriptionResponse,
  isLiveSubscription,
  readExpectedStates,
} from './expected-state.ts';

export interface BillingCheckResult {
  name: string;
  found: number;
  examples?: string[];
}

const nothing: ExpectedState = { winner: undefined, lastPaid: undefined, next: undefined, live: 0 };

export async function runBillingChecks(
  site: SiteConnection,
  members: readonly TestMember[],
  traffic: WebhookTraffic,
): Promise<BillingCheckResult[]> {
  const truth = await readExpectedStates(site);
  const own = members.map((member) => ({ member, truth: truth.get(member.userId) ?? nothing }));
  return [
    toCheck('people whose tier is not what they pay for', await findWrongResponses(site, own)),
    toCheck('people whose stored subscription differs from Stripe’s', await findWrongRows(site, own)),
    {
      name: 'people with more than one live subscription',
      found: own.filter(({ truth: { live } }) => live > 1).length,
    },
    ...(await moneyChecks(site)),
    { name: 'forged or stale webhooks accepted', found: traffic.wronglyAccepted + (await countForgedStored(site)) },
    { name: 'good webhooks not acknowledged', found: traffic.refused },
    { name: 'acknowledged webhooks not stored', found: await countNotStored(site, traffic) },
    toCheck('acknowledged webhooks unprocessed', await findUnprocessed(site, traffic)),
    { name: 'events set going more than once', found: await countProcessedTwice(site) },
  ];
}

const SHOWN = 3;

function toCheck(name: string, found: string[]): BillingCheckResult {
  return { name, found: found.length, examples: found.slice(0, SHOWN) };
}

interface MemberState {
  member: TestMember;
  truth: ExpectedState;
}

async function findWrongResponses({ url }: SiteConnection, own: MemberState[]): Promise<string[]> {
  const answers = await Promise.all(
    own.map(({ member: { token } }) =>
      requestJson<SubscriptionResponse>({
        method: 'POST',
        url: `${url}/api/functions/check-subscription`,
        token,
        body: {},
      }),
    ),
  );
  return own
    .filter(
      ({ truth }, at) =>
        !hasSameSubscription(answers[at] as SubscriptionResponse, createExpectedSubscriptionResponse(truth)),
    )
    .map(({ member, truth: { winner } }) => `${member.userId}: ${winner?.id ?? 'none'} ${winner?.status ?? ''}`);
}

interface Row {
  user_id: string;
  stripe_subscription_id: string;
  status: string;
  price_id: string;
  period_end: Date;
  cancel_at_period_end: boolean;
  pending_price_id: string | null;
  pending_at: Date | null;
}

async function findWrongRows({ database }: SiteConnection, own: MemberState[]): Promise<string[]> {
  const { rows } = await database.query<Row>(
    `select user_id, stripe_subscription_id, status, price_id, period_end, cancel_at_period_end, pending_price_id, pending_at
     from billing_subscription where user_id = any($1)`,
    [own.map(({ member }) => member.userId)],
  );
  const byUser = new Map(rows.map((row) => [row.user_id, row]));
  const differs = ({ member, truth }: MemberState) => !matchesStripe(byUser.get(member.userId), truth);
  return own.filter(differs).map(({ member, truth: { winner } }) => `${member.userId}: ${winner?.id ?? 'none'}`);
}

/**
 * True if the site's subscription row has the same values as Stripe. For an ended subscription only the status is
 * compared.
 */
function matchesStripe(row: Row | undefined, { winner, next }: ExpectedState): boolean {
  const item = winner?.items.data[0];
  if (!winner || !item || !isLiveSubscription(winner)) return row === undefined || row.status === 'canceled';
  return (
    row?.stripe_subscription_id === winner.id &&
    row.status === winner.status &&
    row.price_id === item.price.id &&
    row.cancel_at_period_end === winner.cancel_at_period_end &&
    row.period_end.getTime() === item.current_period_end * 1000 &&
    row.pending_price_id === (next?.price ?? null) &&
    row.pending_at?.getTime() === (next && next.at * 1000)
  );
}

interface Ledger {
  charges: { invoice: string }[];
}

async function moneyChecks({ stripe, stripeUrl }: SiteConnection): Promise<BillingCheckResult[]> {
  const { charges } = await requestJson<Ledger>({ method: 'GET', url: `${stripeUrl}/_/ledger` });
  const counts = Map.groupBy(charges, ({ invoice }) => invoice);
  const sessions = await stripe.checkout.sessions
    .list({ status: 'complete', limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const odd = sessions.filter(({ invoice }) => counts.get(String(invoice))?.length !== 1);
  const twice = [...counts.values()].filter((own) => own.length > 1);
  return [
    { name: 'paid checkouts without exactly one charge', found: odd.length },
    { name: 'invoices charged more than once', found: twice.length },
  ];
}

export async function countPaidCheckouts({ stripe }: SiteConnection): Promise<number> {
  const list = stripe.checkout.sessions.list({ status: 'complete', limit: 100 });
  return (await list.autoPagingToArray({ limit: 10_000 })).length;
}

async function countForgedStored(site: SiteConnection): Promise<number> {
  return count(site, `select count(*) from stripe_event where id like 'evt_forged%' or id like 'evt_stale%'`);
}

/**
 * Counts events that the site has confirmed but not stored. Events of deleted customers are not counted, because the
 * site deletes them with the customer.
 */
async function countNotStored(site: SiteConnection, { acknowledged, events }: WebhookTraffic): Promise<number> {
  const deleted = new Set(
    events.filter(({ type }) => type === 'customer.deleted').map(({ data }) => (data.object as { id: string }).id),
  );
  const kept = events.filter(({ id, data }) => {
    const { customer } = data.object as { customer?: string };
    return acknowledged.has(id) && !deleted.has(customer ?? (data.object as { id: string }).id);
  });
  const { rows } = await site.database.query<{ id: string }>('select id from stripe_event where id = any($1)', [
    kept.map(({ id }) => id),
  ]);
  return kept.length - rows.length;
}

async function findUnprocessed({ database }: SiteConnection, { acknowledged }: WebhookTraffic): Promise<string[]> {
  const { rows } = await database.query<{ said: string }>(
    `select type || ' ' || payload::text as said from outbox where type like 'billing.%' and done_at is null
     union all
     select concat_ws(' ', id, type, to_jsonb(stripe_event)->>'fault') from stripe_event
     where id = any($1) and processed_at is null`,
    [[...acknowledged]],
  );
  return rows.map(({ said }) => said);
}

async function countProcessedTwice(site: SiteConnection): Promise<number> {
  return count(
    site,
    `select count(*) from (
       select payload->>'eventId' from outbox
       where type = 'billing.stripe-event-received'
         and payload->>'stripeCustomerId' in (select stripe_customer_id from billing_customer)
       group by 1 having count(*) > 1
     ) as twice`,
  );
}

async function count({ database }: SiteConnection, query: string): Promise<number> {
  const { rows } = await database.query<{ count: string }>(query);
  return Number(rows[0]?.count ?? 0);
}
