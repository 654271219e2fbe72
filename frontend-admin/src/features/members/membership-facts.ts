import { capitalised, dayOf, dollars } from '../../ui/words.ts';
import type { History } from './api/members.ts';

type Membership = NonNullable<History['membership']>;

const states: Record<Membership['state'], string> = {
  free: 'Free',
  granted: 'Plan set by an administrator',
  paying: 'Paying',
  'pending-change': 'Paying, plan changes soon',
  cancelling: 'Cancelled, ends soon',
  'past-due': 'Payment overdue',
  refunded: 'Refunded',
};

const priceOf = ({ tier, interval, amountCents }: { tier: string; interval: string; amountCents: number }): string =>
  `${capitalised(tier)}, ${dollars(amountCents)} a ${interval === 'annual' ? 'year' : 'month'}`;

export function membershipFacts({
  state,
  grantTier,
  subscription,
  pending,
  refund,
  refunded,
}: Membership): [string, string][] {
  const facts: [string, string | false | null | undefined][] = [
    ['State', states[state]],
    ['Set by hand', grantTier && capitalised(grantTier)],
    ['Subscription', subscription && priceOf(subscription)],
    [subscription?.cancelAtPeriodEnd ? 'Ends' : 'Renews', subscription && dayOf(subscription.periodEnd)],
    ['Overdue since', subscription?.pastDueSince && dayOf(subscription.pastDueSince)],
    ['Access ends unless paid', subscription?.graceEndsAt && dayOf(subscription.graceEndsAt)],
    ['Next plan', pending && `${priceOf(pending)}, from ${dayOf(pending.startsAt)}`],
    ['Can be refunded', refund && `${dollars(refund.amountCents)} until ${dayOf(refund.until)}`],
    ['Refunded', refunded && `${dollars(refunded.amountCents)} on ${dayOf(refunded.refundedAt)}`],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
