import type { PaidTier } from '#kernel/tier.ts';
import type { DisputeState } from './dispute.ts';

/** Data of one Stripe invoice and its charges; all amounts are in cents. */
export interface InvoiceFacts {
  readonly id: string;
  readonly stripeSubscriptionId: string | null;
  /** Tier that the invoice pays for; null when it is for none of our plans. */
  readonly tier: PaidTier | null;
  readonly number: string | null;
  readonly status: string;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  readonly amountLost: number;
  readonly dispute: DisputeState | null;
  readonly currency: string;
  readonly reason: string | null;
  readonly description: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly attempts: number;
  readonly failedAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/**
 * Returns the tier of the last paid invoice of a subscription, or undefined when none was paid. The invoices may be in
 * any order.
 */
export function findLastPaidTier(
  invoices: readonly InvoiceFacts[],
  stripeSubscriptionId: string,
): PaidTier | undefined {
  const [last] = invoices
    .filter((one) => one.stripeSubscriptionId === stripeSubscriptionId && one.paidAt && one.amountPaid > 0 && one.tier)
    .sort((one, other) => Number(other.paidAt) - Number(one.paidAt) || other.id.localeCompare(one.id));
  return last?.tier ?? undefined;
}
