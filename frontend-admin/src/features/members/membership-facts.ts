import { capitalize, formatDate, formatDollars } from '../../ui/format.ts';
import type { MemberHistoryData } from './api/members.ts';

type Membership = NonNullable<MemberHistoryData['membership']>;

const states: Record<Membership['state'], string> = {
  free: 'Free',
  granted: 'Plan set by an administrator',
  paying: 'Paying',
  'pending-change': 'Paying, plan changes soon',
  cancelling: 'Cancelled, ends soon',
  'past-due': 'Payment overdue',
  refunded: 'Refunded',
};

const formatPrice = ({
  tier,
  interval,
  amountCents,
}: {
  tier: string;
  interval: string;
  amountCents: number;
}): string => `${capitalize(tier)}, ${formatDollars(amountCents)} a ${interval === 'annual' ? 'year' : 'month'}`;

export function listMembershipDetails({
  state,
  grantTier,
  subscription,
  pending,
  refund,
  refunded,
}: Membership): [string, string][] {
  const facts: [string, string | false | null | undefined][] = [
    ['State', states[state]],
    ['Set by hand', grantTier && capitalize(grantTier)],
    ['Subscription', subscription && formatPrice(subscription)],
    [subscription?.cancelAtPeriodEnd ? 'Ends' : 'Renews', subscription && formatDate(subscription.periodEnd)],
    ['Overdue since', subscription?.pastDueSince && formatDate(subscription.pastDueSince)],
    ['Access ends unless paid', subscription?.graceEndsAt && formatDate(subscription.graceEndsAt)],
    ['Next plan', pending && `${formatPrice(pending)}, from ${formatDate(pending.startsAt)}`],
    ['Can be refunded', refund && `${formatDollars(refund.amountCents)} until ${formatDate(refund.until)}`],
    ['Refunded', refunded && `${formatDollars(refunded.amountCents)} on ${formatDate(refunded.refundedAt)}`],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
