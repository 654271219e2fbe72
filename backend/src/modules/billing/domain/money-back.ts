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
  /** Stripe's reason; 'subscription_update' for an upgrade. */
  readonly reason?: string | null | undefined;
}

type Payment = PaidInvoice & { paidAt: Date };

export interface MoneyBack {
  /** The first payment's. */
  readonly invoiceId: string;
  /** All invoices that the refund covers, the first payment's included. */
  readonly coveredIds: readonly string[];
  readonly stripeSubscriptionId: string | null;
  readonly amountCents: number;
  /** True when the same subscription was paid for again since: then it runs until the end of that payment. */
  readonly isPaidAgain: boolean;
  /** The last moment at which it may be asked for. */
  readonly until: Date;
}

/**
 * The refund that the 30-day guarantee offers at a moment: what is left of the first payment and of the upgrades charged
 * in the same period, up to and including the thirtieth day after the first. It is given once a person. A disputed
 * payment is the bank's to return.
 */
export function moneyBackFor(invoices: readonly PaidInvoice[], now: Date): MoneyBack | undefined {
  const [first, ...upgrades] = coveredPayments(invoices);
  if (!first) return undefined;
  const covered = [first, ...upgrades];
  const { id: invoiceId, stripeSubscriptionId = null } = first;
  const amountCents = covered.reduce((sum, one) => sum + leftOf(one), 0);
  const until = new Date(first.paidAt.getTime() + moneyBackDays * dayMs);
  const isPaidAgain = isPaidBeyond(covered, invoices);
  if (leftOf(first) <= 0 || covered.some(({ dispute }) => dispute === 'open') || now > until) return undefined;
  return { invoiceId, coveredIds: covered.map(({ id }) => id), stripeSubscriptionId, amountCents, isPaidAgain, until };
}

/** The first payment of a person, and the upgrades of that subscription charged before its next period was paid. */
export function coveredPayments(invoices: readonly PaidInvoice[]): Payment[] {
  const [first, ...later] = invoices
    .filter((invoice): invoice is Payment => !!invoice.paidAt && invoice.amountPaid > 0)
    .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  if (!first) return [];
  const same = later.filter((one) => one.stripeSubscriptionId === first.stripeSubscriptionId);
  const next = same.findIndex(({ reason }) => reason !== 'subscription_update');
  return [first, ...(next === -1 ? same : same.slice(0, next))];
}

/** True when the same subscription was paid for again, beyond what the refund covers. */
export function isPaidBeyond(covered: readonly PaidInvoice[], invoices: readonly PaidInvoice[]): boolean {
  const ids = new Set(covered.map(({ id }) => id));
  const subscription = covered[0]?.stripeSubscriptionId ?? null;
  return invoices.some(
    (one) => !ids.has(one.id) && one.paidAt && (one.stripeSubscriptionId ?? null) === subscription && leftOf(one) > 0,
  );
}

/** What of a payment is still ours. */
export const leftOf = ({
  amountPaid,
  amountRefunded,
  amountLost,
}: Pick<PaidInvoice, 'amountPaid' | 'amountRefunded' | 'amountLost'>): number =>
  amountPaid - amountRefunded - amountLost;
