import type { PaidTier } from '#kernel/tier.ts';
import type { DisputeState } from './dispute.ts';

export interface InvoiceFacts {
  readonly id: string;
  readonly stripeSubscriptionId: string | null;
  /** Null when the invoice is for none of our plans. */
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

export function findLastPaidTier(
  invoices: readonly InvoiceFacts[],
  stripeSubscriptionId: string,
): PaidTier | undefined {
  const [last] = invoices
    .filter((one) => one.stripeSubscriptionId === stripeSubscriptionId && one.paidAt && one.amountPaid > 0 && one.tier)
    .sort((one, other) => Number(other.paidAt) - Number(one.paidAt) || other.id.localeCompare(one.id));
  return last?.tier ?? undefined;
}
