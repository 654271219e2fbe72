import type { DisputeState } from './dispute.ts';

const moneyBackDays = 30;
const dayMs = 86_400_000;

/** What must be known of a paid invoice. */
export interface PaidInvoice {
  readonly id: string;
  readonly stripeSubscriptionId?: string | null | undefined;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  /** What the bank took back after a dispute. */
  readonly amountLost: number;
  readonly dispute?: DisputeState | null | undefined;
  readonly paidAt?: Date | null | undefined;
}

export interface MoneyBack {
  readonly invoiceId: string;
  readonly stripeSubscriptionId: string | null;
  readonly amountCents: number;
  /** True when the same subscription was paid for again since: then it runs until the end of that payment. */
  readonly isPaidAgain: boolean;
  /** The last moment at which it may be asked for. */
  readonly until: Date;
}

/**
 * What the 30-day guarantee gives back at a moment: what is left of the very first payment, up to and including the
 * thirtieth day after it. It is given once a person: later purchases are made knowing what one buys. What is disputed is
 * the bank's to give back, or has been given back by it.
 */
export function moneyBackFor(invoices: readonly PaidInvoice[], now: Date): MoneyBack | undefined {
  const [first, ...later] = invoices
    .filter((invoice): invoice is PaidInvoice & { paidAt: Date } => !!invoice.paidAt && invoice.amountPaid > 0)
    .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  if (!first) return undefined;
  const { id: invoiceId, stripeSubscriptionId = null } = first;
  const amountCents = leftOf(first);
  const until = new Date(first.paidAt.getTime() + moneyBackDays * dayMs);
  const isPaidAgain = later.some((one) => one.stripeSubscriptionId === stripeSubscriptionId && leftOf(one) > 0);
  if (amountCents <= 0 || first.dispute === 'open' || now > until) return undefined;
  return { invoiceId, stripeSubscriptionId, amountCents, isPaidAgain, until };
}

/** What of a payment is still ours. */
export const leftOf = ({
  amountPaid,
  amountRefunded,
  amountLost,
}: Pick<PaidInvoice, 'amountPaid' | 'amountRefunded' | 'amountLost'>): number =>
  amountPaid - amountRefunded - amountLost;
