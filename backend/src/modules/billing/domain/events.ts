import { DomainEvent } from '#kernel/domain-event.ts';
import type { PaidTier, Tier } from '#kernel/tier.ts';

/** Reactions must read the current state from Stripe, because the data in the event may be outdated. */
export class StripeEventReceived extends DomainEvent<{
  eventId: string;
  type: string;
  stripeCustomerId: string | null;
  chargeId: string | null;
}> {
  static override readonly type = 'billing.stripe-event-received';
}

export class SubscriptionChanged extends DomainEvent<{
  userId: string;
  tier: Tier;
  /** Stripe's status of the subscription, or 'none' without a subscription. */
  status: string;
  interval: 'monthly' | 'annual' | null;
  periodEnd: string | null;
  cancelAtPeriodEnd: boolean;
}> {
  static override readonly type = 'billing.subscription-changed';
}

/** Emitted once per subscription, never for a renewal. */
export class MembershipStarted extends DomainEvent<{
  subscriptionId: string;
  userId: string;
  tier: PaidTier;
  invoiceNumber?: string | null;
}> {
  static override readonly type = 'billing.membership-begun';
}

export class PricesChanged extends DomainEvent<{ priceIds: string[] }> {
  static override readonly type = 'billing.prices-changed';
}

export class PlanChangeScheduled extends DomainEvent<{
  commandId: string;
  userId: string;
  from: PaidTier;
  tier: PaidTier;
  interval: 'monthly' | 'annual';
  amountCents: number;
  startsAt: string;
}> {
  static override readonly type = 'billing.plan-change-scheduled';
}

export class PlanUpgraded extends DomainEvent<{
  commandId: string;
  userId: string;
  tier: PaidTier;
  interval: 'monthly' | 'annual';
  amountCents: number;
  chargedCents: number;
  invoiceNumber: string | null;
  renewsAt: string;
}> {
  static override readonly type = 'billing.plan-upgraded';
}

export class RenewalCancelled extends DomainEvent<{
  commandId: string;
  userId: string;
  tier: PaidTier;
  endsAt: string;
}> {
  static override readonly type = 'billing.renewal-cancelled';
}

/** This event can be emitted more than once, so reactions must read the current rows. */
export class PaymentReturned extends DomainEvent<{ userId: string; invoiceId: string }> {
  static override readonly type = 'billing.payment-returned';
}

/** `endsAt` is the end of the period that a later payment covers, or null when the membership ends immediately. */
export class MembershipRefunded extends DomainEvent<{
  occasion: string;
  userId: string;
  tier: PaidTier | null;
  amountCents: number;
  endsAt: string | null;
}> {
  static override readonly type = 'billing.membership-refunded';
}

export class MembershipDisputed extends DomainEvent<{
  occasion: string;
  userId: string;
  tier: PaidTier | null;
  amountCents: number;
}> {
  static override readonly type = 'billing.membership-disputed';
}

export class RefundFailed extends DomainEvent<{ occasion: string; userId: string; amountCents: number }> {
  static override readonly type = 'billing.refund-failed';
}

/** Emitted once for each `stage` of an overdue payment. */
export class PaymentBecameOverdue extends DomainEvent<{
  noticeId: string;
  userId: string;
  tier: PaidTier;
  amountCents: number;
  stage: 'first' | 'second' | 'last';
  graceEndsAt: string;
}> {
  static override readonly type = 'billing.payment-owed';
}

export class MembershipEndedUnpaid extends DomainEvent<{
  noticeId: string;
  userId: string;
  tier: PaidTier;
  mayStillBePaid: boolean;
}> {
  static override readonly type = 'billing.membership-unpaid';
}

export class YearlyRenewalApproached extends DomainEvent<{
  noticeId: string;
  userId: string;
  tier: PaidTier;
  amountCents: number;
  chargedAt: string;
}> {
  static override readonly type = 'billing.renewal-near';
}
