import type { PaidTier } from '#kernel/tier.ts';
import type { DisputeState } from './dispute.ts';

/** What we read from one invoice in Stripe, and from the charges that paid it. Money is cents. */
export interface InvoiceFacts {
  readonly id: string;
  readonly stripeSubscriptionId: string | null;
  /** What it is for; null for what is no plan of ours. */
  readonly tier: PaidTier | null;
  readonly number: string | null;
  readonly status: string;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  /** What the bank took back after a dispute. */
  readonly amountLost: number;
  /** How a dispute of the payment stands; null where nobody disputes it. */
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

/** The tier that was paid for last on a subscription; undefined where nothing was. The order of the list does not matter. */
export function tierLastPaid(invoices: readonly InvoiceFacts[], stripeSubscriptionId: string): PaidTier | undefined {
  const [last] = invoices
    .filter((one) => one.stripeSubscriptionId === stripeSubscriptionId && one.paidAt && one.amountPaid > 0 && one.tier)
    .sort((one, other) => Number(other.paidAt) - Number(one.paidAt) || other.id.localeCompare(one.id));
  return last?.tier ?? undefined;
}
