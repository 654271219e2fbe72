import type Stripe from 'stripe';
import { requestJson } from '../../run/http-client.ts';
import { type Check, toCheck } from '../checks/check.ts';
import type { TestMember } from './members.ts';
import type { WebhookTraffic } from './webhook-network.ts';
import type { SiteConnection } from './site.ts';
import {
  type SubscriptionResponse,
  type ExpectedState,
  hasSameSubscription,
  createExpectedSubscriptionResponse,
  isLiveSubscription,
  readExpectedStates,
} from './expected-state.ts';

const nothing: ExpectedState = { winner: undefined, lastPaid: undefined, next: undefined, live: 0 };

export async function checkBilling(
  site: SiteConnection,
  members: readonly TestMember[],
  traffic: WebhookTraffic | undefined,
): Promise<Check[]> {
  const truth = await readExpectedStates(site);
  const own = members.map((member) => ({ member, truth: truth.get(member.userId) ?? nothing }));
  const live = own.filter(({ truth: { live } }) => live > 1).map(({ member }) => member.userId);
  return [
    toCheck('I5', 'members whose tier is not what they pay for', await findWrongResponses(site, own)),
    toCheck('I5', 'members whose stored subscription differs from that of Stripe', await findWrongRows(site, own)),
    toCheck('I4', 'members with more than one live subscription', live),
    ...(await checkMoney(site)),
    toCheck('I2', 'accepted webhooks that are not processed', await findUnprocessed(site)),
    toCheck('I2', 'events that were processed more than once', await findProcessedTwice(site)),
    toCheck('I9', 'forged or old webhooks that were stored', await findFalseStored(site)),
    ...(traffic ? await checkTraffic(site, traffic) : []),
  ];
}

async function checkTraffic(site: SiteConnection, traffic: WebhookTraffic): Promise<Check[]> {
  return [
    { invariant: 'I9', name: 'forged or old webhooks that were accepted', found: traffic.wronglyAccepted },
    { invariant: 'I2', name: 'valid webhooks that were not accepted', found: traffic.refused },
    toCheck('I2', 'accepted webhooks that are not stored', await findNotStored(site, traffic)),
  ];
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

/** Without a live subscription, the row may be missing or have the status `canceled`. */
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

interface MoneyLedger {
  charges: { invoice: string }[];
  refunds: { charge: string }[];
}

async function checkMoney({ stripe, stripeUrl }: SiteConnection): Promise<Check[]> {
  const { charges, refunds } = await requestJson<MoneyLedger>({ method: 'GET', url: `${stripeUrl}/_/ledger` });
  const byInvoice = Map.groupBy(charges, ({ invoice }) => invoice);
  const byCharge = Map.groupBy(refunds, ({ charge }) => charge);
  const sessions = await stripe.checkout.sessions.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const paid = sessions.filter(({ status }) => status === 'complete');
  const wronglyCharged = paid.filter(({ invoice }) => byInvoice.get(String(invoice))?.length !== 1).map(({ id }) => id);
  const ofProduct = sessions.filter(({ metadata }) => metadata?.['checkout_id']);
  const byCheckout = Map.groupBy(ofProduct, ({ metadata }) => String(metadata?.['checkout_id']));
  return [
    toCheck('I4', 'paid checkouts without exactly one charge', wronglyCharged),
    toCheck('I4', 'checkouts with more than one Stripe session', findRepeated(byCheckout)),
    toCheck('I4', 'invoices charged more than once', findRepeated(byInvoice)),
    toCheck('I4', 'charges refunded more than once', findRepeated(byCharge)),
  ];
}

const findRepeated = (groups: Map<string, readonly object[]>): string[] =>
  [...groups].filter(([, { length }]) => length > 1).map(([key]) => key);

async function findFalseStored(site: SiteConnection): Promise<string[]> {
  return findTexts(site, `select id as text from stripe_event where id like 'evt_forged%' or id like 'evt_stale%'`);
}

/** The previous release deletes the events of a deleted customer, also when the customer is deleted after the webhooks. */
export async function findNotStored(site: SiteConnection, { acknowledged, events }: WebhookTraffic): Promise<string[]> {
  const deletions = await site.stripe.events
    .list({ type: 'customer.deleted', limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const deleted = new Set(deletions.map(readCustomerId));
  const kept = events.filter((event) => acknowledged.has(event.id) && !deleted.has(readCustomerId(event)));
  const { rows } = await site.database.query<{ id: string }>('select id from stripe_event where id = any($1)', [
    kept.map(({ id }) => id),
  ]);
  const stored = new Set(rows.map(({ id }) => id));
  return kept.filter(({ id }) => !stored.has(id)).map((event) => `${event.id} ${event.type} ${readCustomerId(event)}`);
}

function readCustomerId({ data }: Stripe.Event): string {
  const { id, customer } = data.object as { id: string; customer?: string };
  return customer ?? id;
}

function findUnprocessed(site: SiteConnection): Promise<string[]> {
  return findTexts(
    site,
    `select type || ' ' || payload::text as text from outbox where type like 'billing.%' and done_at is null
     union all
     select concat_ws(' ', id, type, fault) from stripe_event where processed_at is null`,
  );
}

function findProcessedTwice(site: SiteConnection): Promise<string[]> {
  return findTexts(
    site,
    `select payload->>'eventId' as text from outbox
     where type = 'billing.stripe-event-received'
       and payload->>'stripeCustomerId' in (select stripe_customer_id from billing_customer)
     group by 1 having count(*) > 1`,
  );
}

async function findTexts({ database }: SiteConnection, query: string): Promise<string[]> {
  return (await database.query<{ text: string }>(query)).rows.map(({ text }) => text);
}
