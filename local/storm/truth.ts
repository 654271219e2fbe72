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
  /** Subscriptions that Stripe may still charge for. */
  live: number;
}

const RANKS: Record<string, number> = { active: 3, trialing: 3, past_due: 2, canceled: 0, incomplete_expired: 0 };
const FREE: Answer = { subscribed: false, tier: 'free', interval: null, subscription_end: null };

export function isLive({ status }: Stripe.Subscription): boolean {
  return rankOf(status) > 0;
}

/** The subscription that counts: the one that is paid before the one that is owed, then the latest. */
export function winnerOf(subscriptions: readonly Stripe.Subscription[]): Stripe.Subscription | undefined {
  return subscriptions.toSorted((a, b) => rankOf(b.status) - rankOf(a.status) || b.created - a.created)[0];
}

/** A payment that is owed leaves the tier in place: the storm is shorter than the days of grace. */
export function answerFor(winner: Stripe.Subscription | undefined): Answer {
  const item = winner?.items.data[0];
  if (!winner || !item || rankOf(winner.status) < 2) return FREE;
  return {
    subscribed: true,
    tier: item.price.lookup_key?.split('_')[0] ?? 'free',
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
  const byPerson = Map.groupBy(subscriptions, ({ customer }) => persons.get(String(customer)));
  return new Map(
    [...byPerson].flatMap(([person, own]) =>
      person === undefined ? [] : [[person, { winner: winnerOf(own), live: own.filter(isLive).length }]],
    ),
  );
}

function rankOf(status: string): number {
  return RANKS[status] ?? 1;
}
