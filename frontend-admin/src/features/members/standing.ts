import { capitalised, dayOf, dollars } from '../../ui/words.ts';
import type { History } from './api/members.ts';

type Membership = History['membership'];

const states: Record<Membership['state'], string> = {
  free: 'Free',
  granted: 'Plan given by hand',
  paying: 'Paying',
  'pending-change': 'Paying, with a change of plan to come',
  cancelling: 'Paying until the period ends',
  'past-due': 'A payment is owed',
  refunded: 'Payment given back',
};

const priceOf = ({ tier, interval, amountCents }: { tier: string; interval: string; amountCents: number }): string =>
  `${capitalised(tier)}, ${dollars(amountCents)} a ${interval === 'annual' ? 'year' : 'month'}`;

/** How somebody's membership stands, as pairs of a term and its fact; what is not so is not told. */
export function standingOf({
  state,
  grantTier,
  subscription,
  pending,
  refund,
  refunded,
}: Membership): [string, string][] {
  const facts: [string, string | false | null | undefined][] = [
    ['State', states[state]],
    ['Given by hand', grantTier && capitalised(grantTier)],
    ['Subscription', subscription && priceOf(subscription)],
    [subscription?.cancelAtPeriodEnd ? 'Ends' : 'Renews', subscription && dayOf(subscription.periodEnd)],
    ['Owed since', subscription?.pastDueSince && dayOf(subscription.pastDueSince)],
    ['Access ends unless paid', subscription?.graceEndsAt && dayOf(subscription.graceEndsAt)],
    ['Next plan', pending && `${priceOf(pending)}, from ${dayOf(pending.startsAt)}`],
    ['Money-back', refund && `${dollars(refund.amountCents)} until ${dayOf(refund.until)}`],
    ['Given back', refunded && `${dollars(refunded.amountCents)} on ${dayOf(refunded.refundedAt)}`],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
