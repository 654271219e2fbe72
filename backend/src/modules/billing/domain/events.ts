import { DomainEvent } from '#kernel/domain-event.ts';
import type { PaidTier, Tier } from '#kernel/tier.ts';

/**
 * Stripe reported something that may concern a membership. Stored in the commit that stores the report. What it
 * reports is not taken from here: whoever reacts reads the truth from Stripe.
 */
export class StripeEventReceived extends DomainEvent<{
  eventId: string;
  type: string;
  /** Empty for what is told of a payment alone, as refunds and disputes are. */
  stripeCustomerId: string | null;
  chargeId: string | null;
}> {
  static override readonly type = 'billing.stripe-event-received';
}

/** What Stripe says of a member's subscription has changed, or its days of grace are over. `tier` is what it gives now. */
export class SubscriptionChanged extends DomainEvent<{
  userId: string;
  tier: Tier;
  /** Stripe's word; 'none' when Stripe knows no subscription of this member any more. */
  status: string;
  interval: 'monthly' | 'annual' | null;
  periodEnd: string | null;
  cancelAtPeriodEnd: boolean;
}> {
  static override readonly type = 'billing.subscription-changed';
}

/** A plan was bought: its subscription is paid for the first time. Once per subscription, never for a renewal. */
export class MembershipBegun extends DomainEvent<{
  subscriptionId: string;
  userId: string;
  tier: PaidTier;
  /** Of the first payment. Events stored before it was added have none. */
  invoiceNumber?: string | null;
}> {
  static override readonly type = 'billing.membership-begun';
}

/** The prices that are sold have changed. */
export class PricesChanged extends DomainEvent<{ priceIds: string[] }> {
  static override readonly type = 'billing.prices-changed';
}

/** A member chose another plan. It begins at `startsAt`; until then nothing changes. */
export class PlanChangeScheduled extends DomainEvent<{
  commandId: string;
  userId: string;
  /** The plan until then. */
  from: PaidTier;
  tier: PaidTier;
  interval: 'monthly' | 'annual';
  amountCents: number;
  startsAt: string;
}> {
  static override readonly type = 'billing.plan-change-scheduled';
}

/** A member moved to a higher plan at once and paid the difference for the present period. */
export class PlanUpgraded extends DomainEvent<{
  commandId: string;
  userId: string;
  tier: PaidTier;
  interval: 'monthly' | 'annual';
  /** Each interval from `renewsAt` on. */
  amountCents: number;
  chargedCents: number;
  invoiceNumber: string | null;
  renewsAt: string;
}> {
  static override readonly type = 'billing.plan-upgraded';
}

/** A member asked not to be charged again; access continues until `endsAt`. */
export class RenewalCancelled extends DomainEvent<{
  commandId: string;
  userId: string;
  tier: PaidTier;
  endsAt: string;
}> {
  static override readonly type = 'billing.renewal-cancelled';
}

/**
 * The payment for the period that runs now went back, as a whole: it was refunded in Stripe, or lost to a dispute. Found by
 * a sync, and found again by every other until the subscription has ended. Whoever reacts looks at the rows anew.
 */
export class PaymentReturned extends DomainEvent<{ userId: string; invoiceId: string }> {
  static override readonly type = 'billing.payment-returned';
}

/**
 * A payment was given back: the first by way of the money-back, any by hand in Stripe. The subscription ended, or ends at
 * `endsAt` because it was paid for again. `tier` is what it was; null when that is not known any more.
 */
export class MembershipRefunded extends DomainEvent<{
  /** The command, and which try of it. */
  occasion: string;
  userId: string;
  tier: PaidTier | null;
  amountCents: number;
  endsAt: string | null;
}> {
  static override readonly type = 'billing.membership-refunded';
}

/** The bank took a payment back after a dispute, and the subscription has ended for it. `tier` is what it was. */
export class MembershipDisputed extends DomainEvent<{
  occasion: string;
  userId: string;
  tier: PaidTier | null;
  amountCents: number;
}> {
  static override readonly type = 'billing.membership-disputed';
}

/** A refund failed at the bank. The member may ask for it again. */
export class RefundFailed extends DomainEvent<{ occasion: string; userId: string; amountCents: number }> {
  static override readonly type = 'billing.refund-failed';
}

/** A payment has been owed for a while (`stage`), and access goes on until `graceEndsAt`. Once per stage of a debt. */
export class PaymentOwed extends DomainEvent<{
  noticeId: string;
  userId: string;
  tier: PaidTier;
  amountCents: number;
  stage: 'first' | 'second' | 'last';
  graceEndsAt: string;
}> {
  static override readonly type = 'billing.payment-owed';
}

/** Access ended because a debt was not paid in time. Once per debt. */
export class MembershipUnpaid extends DomainEvent<{
  noticeId: string;
  userId: string;
  tier: PaidTier;
  /** True while the payment may still go through, which opens everything again. */
  mayStillBePaid: boolean;
}> {
  static override readonly type = 'billing.membership-unpaid';
}

/** A yearly payment is due in a week or less. Once per period. */
export class RenewalNear extends DomainEvent<{
  noticeId: string;
  userId: string;
  tier: PaidTier;
  amountCents: number;
  chargedAt: string;
}> {
  static override readonly type = 'billing.renewal-near';
}
