import type { BillingSubscription } from './billing-subscription.entity.ts';
import type { NoticeKind } from './billing-notice.entity.ts';
import { getStatusMeaning } from './stripe-status.ts';

const debtStages = [
  { kind: 'past-due-0', day: 0, stage: 'first' },
  { kind: 'past-due-5', day: 5, stage: 'second' },
  { kind: 'past-due-12', day: 12, stage: 'last' },
] as const;
const renewalDays = 7;
const dayMs = 86_400_000;

export interface PlannedNotice {
  readonly kind: NoticeKind;
  readonly subject: string;
  readonly dueAt: Date;
}

type Subscription = Pick<
  BillingSubscription,
  | 'stripeSubscriptionId'
  | 'status'
  | 'interval'
  | 'periodEnd'
  | 'cancelAtPeriodEnd'
  | 'pastDueSince'
  | 'pendingInterval'
  | 'tier'
  | 'pendingTier'
  | 'amountCents'
  | 'pendingAmountCents'
>;

export function computePlannedNotices(subscription: Subscription, now: Date, graceDays: number): PlannedNotice[] {
  const { pastDueSince } = subscription;
  if (pastDueSince) {
    const subject = buildDebtKey(subscription, pastDueSince);
    const debtNotices = debtStages
      .filter(({ day }) => day < graceDays)
      .map(({ kind, day }) => ({ kind, subject, dueAt: addDays(pastDueSince, day) }));
    return [...debtNotices, { kind: 'past-due-over', subject, dueAt: addDays(pastDueSince, graceDays) }];
  }
  const dueAt = addDays(subscription.periodEnd, -renewalDays);
  // A member who changes the plan shortly before the renewal needs no reminder: the confirmation shows price and date.
  const isKnown = subscription.pendingInterval !== null && dueAt <= now;
  return isNextChargeAnnual(subscription) && !isKnown
    ? [{ kind: 'renewal', subject: buildPeriodKey(subscription), dueAt }]
    : [];
}

export const isNextChargeAnnual = ({ status, cancelAtPeriodEnd, interval, pendingInterval }: Subscription): boolean =>
  getStatusMeaning(status) === 'pays' && !cancelAtPeriodEnd && (pendingInterval ?? interval) === 'annual';

export const getNextCharge = ({ tier, pendingTier, amountCents, pendingAmountCents }: Subscription) => ({
  tier: pendingTier ?? tier,
  amountCents: pendingAmountCents ?? amountCents,
});

export const getNoticeStage = (kind: NoticeKind) => debtStages.find((one) => one.kind === kind)?.stage;

export const buildDebtKey = (
  { stripeSubscriptionId }: Pick<Subscription, 'stripeSubscriptionId'>,
  since: Date,
): string => `${stripeSubscriptionId} ${since.toISOString()}`;

export const buildPeriodKey = ({ stripeSubscriptionId, periodEnd }: Subscription): string =>
  `${stripeSubscriptionId} ${periodEnd.toISOString()}`;

export const addDays = (moment: Date, days: number): Date => new Date(moment.getTime() + days * dayMs);
