/** What the site must say of a person, worked out from what the stand-in holds. The site's own rules are not asked. */
import type Stripe from 'stripe';
import type { Site } from './site.ts';

/** The answer of check-subscription. */
export interface Answer {
  subscribed: boolean;
  tier: string;
  interval: 'monthly' | 'annual' | null;
  subscription_end: string | null;
}

export interface Truth {
  winner: Stripe.Subscription | undefined;
  /** The tier that was paid for last on the winner; undefined where none was. */
  lastPaid: string | undefined;
  /** The price that the winner's schedule lets begin, and when, in seconds; undefined where nothing is to change. */
  next: { price: string; at: number } | undefined;
  /** Subscriptions that Stripe may still charge for. */
  live: number;
}

const RANKS: Record<string, number> = { active: 3, trialing: 3, past_due: 2, canceled: 0, incomplete_expired: 0 };
/** The lowest first. */
const TIERS = ['seeker', 'creator', 'visionary'];
const FREE: Answer = { subscribed: false, tier: 'free', interval: null, subscription_end: null };

export function isLive({ status }: Stripe.Subscription): boolean {
  return rankOf(status) > 0;
}

/** The subscription that counts: the one that is paid before the one that is owed, then the latest. */
export function winnerOf(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  return subscriptions.toSorted((a, b) => rankOf(b.status) - rankOf(a.status) || b.created - a.created)[0];
}

/**
 * A payment that is owed leaves the tier in place, for the storm is shorter than the days of grace; but nothing higher than
 * what was paid for last.
 */
export function answerFor({ winner, lastPaid }: Pick<Truth, 'winner' | 'lastPaid'>): Answer {
  const item = winner?.items.data[0];
  if (!winner || !item || rankOf(winner.status) < 2) return FREE;
  const tiers = [tierOf(item.price), winner.status === 'past_due' ? lastPaid : undefined];
  return {
    subscribed: true,
    tier: TIERS.find((tier) => tiers.includes(tier)) ?? 'free',
    interval: item.price.recurring?.interval === 'year' ? 'annual' : 'monthly',
    subscription_end: new Date(item.current_period_end * 1000).toISOString(),
  };
}

export function agrees(one: Answer, other: Answer): boolean {
  const momentOf = ({ subscription_end: end }: Answer) => end && Date.parse(end);
  return (
    one.subscribed === other.subscribed &&
    one.tier === other.tier &&
    one.interval === other.interval &&
    momentOf(one) === momentOf(other)
  );
}

/** By the id of the person. Customers that were deleted have nothing any more. */
export async function truthOf({ stripe }: Site): Promise<Map<string, Truth>> {
  const persons = new Map<string, string>();
  for await (const { id, metadata } of stripe.customers.list({ limit: 100 })) {
    if (metadata['user_id']) persons.set(id, metadata['user_id']);
  }
  const subscriptions = await stripe.subscriptions
    .list({ status: 'all', limit: 100 })
    .autoPagingToArray({ limit: 10_000 });
  const paid = await stripe.invoices.list({ status: 'paid', limit: 100 }).autoPagingToArray({ limit: 10_000 });
  const prices = await stripe.prices.list({ limit: 100 }).autoPagingToArray({ limit: 1000 });
  const tiers = new Map<string | undefined, string | undefined>(prices.map((price) => [price.id, tierOf(price)]));
  const paidFor = Map.groupBy(paid, subscriptionOf);
  const byPerson = Map.groupBy(subscriptions, ({ customer }) => persons.get(String(customer)));
  const truth = new Map<string, Truth>();
  for (const [person, own] of byPerson) {
    if (person === undefined) continue;
    const winner = winnerOf(own);
    const lastPaid = tiers.get(lastPriceIn(paidFor.get(winner?.id) ?? []));
    truth.set(person, { winner, lastPaid, next: await nextOf(stripe, winner), live: own.filter(isLive).length });
  }
  return truth;
}

async function nextOf(stripe: Stripe, winner: Stripe.Subscription | undefined): Promise<Truth['next']> {
  if (!winner?.schedule || !isLive(winner)) return undefined;
  const {
    status,
    current_phase: now,
    phases,
  } = await stripe.subscriptionSchedules.retrieve(idOf(winner.schedule) ?? '');
  const next = phases.find(({ start_date }) => start_date >= (now?.end_date ?? Infinity));
  const price = idOf(next?.items[0]?.price);
  const isChange = status === 'active' && price !== winner.items.data[0]?.price.id;
  return isChange && next && price ? { price, at: next.start_date } : undefined;
}

/** The price of the youngest invoice that is paid. */
function lastPriceIn(paid: readonly Stripe.Invoice[]): string | undefined {
  const paidAt = ({ status_transitions }: Stripe.Invoice) => status_transitions.paid_at ?? 0;
  const [last] = paid.toSorted((one, other) => paidAt(other) - paidAt(one));
  return idOf(last?.lines.data[0]?.pricing?.price_details?.price);
}

const tierOf = ({ lookup_key: key }: Stripe.Price): string | undefined => key?.split('_')[0];

const subscriptionOf = (invoice: Stripe.Invoice) => idOf(invoice.parent?.subscription_details?.subscription);

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

function rankOf(status: string): number {
  return RANKS[status] ?? 1;
}
