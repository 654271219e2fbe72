/** This file uses no code of the site, so that the test finds errors in that code. */
import type Stripe from 'stripe';
import type { SiteConnection } from './site.ts';

export interface SubscriptionResponse {
  subscribed: boolean;
  tier: string;
  interval: 'monthly' | 'annual' | null;
  subscription_end: string | null;
}

export interface ExpectedState {
  winner: Stripe.Subscription | undefined;
  lastPaid: string | undefined;
  /** The scheduled change of the price; `at` is its start in Unix seconds. */
  next: { price: string; at: number } | undefined;
  live: number;
}

const RANKS: Record<string, number> = { active: 3, trialing: 3, past_due: 2, canceled: 0, incomplete_expired: 0 };
const TIERS = ['seeker', 'creator', 'visionary'];
const FREE: SubscriptionResponse = { subscribed: false, tier: 'free', interval: null, subscription_end: null };

export function isLiveSubscription({ status }: Stripe.Subscription): boolean {
  return statusRank(status) > 0;
}

export function findEffectiveSubscription(
  subscriptions: readonly Stripe.Subscription[],
): Stripe.Subscription | undefined {
  return subscriptions.toSorted((a, b) => statusRank(b.status) - statusRank(a.status) || b.created - a.created)[0];
}

/** An overdue subscription has the lower of its own tier and the last paid tier. */
export function createExpectedSubscriptionResponse({
  winner,
  lastPaid,
}: Pick<ExpectedState, 'winner' | 'lastPaid'>): SubscriptionResponse {
  const item = winner?.items.data[0];
  if (!winner || !item || statusRank(winner.status) < 2) return FREE;
  const tiers = [priceTier(item.price), winner.status === 'past_due' ? lastPaid : undefined];
  return {
    subscribed: true,
    tier: TIERS.find((tier) => tiers.includes(tier)) ?? 'free',
    interval: item.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    subscription_end: new Date(item.current_period_end * 1000).toISOString(),
  };
}

export function hasSameSubscription(one: SubscriptionResponse, other: SubscriptionResponse): boolean {
  const momentOf = ({ subscription_end: end }: SubscriptionResponse) => end && Date.parse(end);
  return (
    one.subscribed === other.subscribed &&
    one.tier === other.tier &&
    one.interval === other.interval &&
    momentOf(one) === momentOf(other)
  );
}

export async function readExpectedStates({ stripe }: SiteConnection): Promise<Map<string, ExpectedState>> {
  const persons = new Map<string, string>();
  for await (const { id, metadata } of stripe.customers.list({ limit: 100 })) {
    if (metadata['user_id']) persons.set(id, metadata['user_id']);
  }
  const subscriptions = await stripe.subscriptions
    .list({ status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const paid = await stripe.invoices.list({ status: 'paid', limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const prices = await stripe.prices.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const tiers = new Map<string | undefined, string | undefined>(prices.map((price) => [price.id, priceTier(price)]));
  const paidFor = Map.groupBy(paid, invoiceSubscription);
  const byPerson = Map.groupBy(subscriptions, ({ customer }) => persons.get(String(customer)));
  const truth = new Map<string, ExpectedState>();
  for (const [person, own] of byPerson) {
    if (person === undefined) continue;
    const winner = findEffectiveSubscription(own);
    const lastPaid = tiers.get(lastPaidPrice(paidFor.get(winner?.id) ?? []));
    truth.set(person, {
      winner,
      lastPaid,
      next: await scheduledPrice(stripe, winner),
      live: own.filter(isLiveSubscription).length,
    });
  }
  return truth;
}

async function scheduledPrice(stripe: Stripe, winner: Stripe.Subscription | undefined): Promise<ExpectedState['next']> {
  if (!winner?.schedule || !isLiveSubscription(winner)) return undefined;
  const {
    status,
    current_phase: now,
    phases,
  } = await stripe.subscriptionSchedules.retrieve(getId(winner.schedule) ?? '');
  const next = phases.find(({ start_date }) => start_date >= (now?.end_date ?? Infinity));
  const price = getId(next?.items[0]?.price);
  const isChange = status === 'active' && price !== winner.items.data[0]?.price.id;
  return isChange && next && price ? { price, at: next.start_date } : undefined;
}

function lastPaidPrice(paid: readonly Stripe.Invoice[]): string | undefined {
  const paidAt = ({ status_transitions }: Stripe.Invoice) => status_transitions.paid_at ?? 0;
  const [last] = paid.toSorted((one, other) => paidAt(other) - paidAt(one));
  return getId(last?.lines.data[0]?.pricing?.price_details?.price);
}

const priceTier = ({ lookup_key: key }: Stripe.Price): string | undefined => key?.split('_')[0];

const invoiceSubscription = (invoice: Stripe.Invoice) => getId(invoice.parent?.subscription_details?.subscription);

const getId = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

function statusRank(status: string): number {
  return RANKS[status] ?? 1;
}
