import type { DisputeState } from './dispute.ts';

const refundDays = 30;
const dayMs = 86_400_000;

export interface PaidInvoice {
  readonly id: string;
  readonly stripeSubscriptionId?: string | null | undefined;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  readonly amountLost: number;
  readonly dispute?: DisputeState | null | undefined;
  readonly paidAt?: Date | null | undefined;
  readonly reason?: string | null | undefined;
}

type Payment = PaidInvoice & { paidAt: Date };

export interface RefundOffer {
  readonly invoiceId: string;
  readonly coveredIds: readonly string[];
  readonly stripeSubscriptionId: string | null;
  readonly amountCents: number;
  /** True when a later period is already paid. The subscription then continues until the end of that period. */
  readonly isPaidAgain: boolean;
  readonly until: Date;
}

/** Offers no refund during a dispute, because the bank decides about the money. */
export function computeRefundOffer(invoices: readonly PaidInvoice[], now: Date): RefundOffer | undefined {
  const [first, ...upgrades] = findRefundablePayments(invoices);
  if (!first) return undefined;
  const covered = [first, ...upgrades];
  const { id: invoiceId, stripeSubscriptionId = null } = first;
  const amountCents = covered.reduce((sum, one) => sum + computeRemainingCents(one), 0);
  const until = new Date(first.paidAt.getTime() + refundDays * dayMs);
  const isPaidAgain = hasLaterPayment(covered, invoices);
  if (computeRemainingCents(first) <= 0 || covered.some(({ dispute }) => dispute === 'open') || now > until)
    return undefined;
  return { invoiceId, coveredIds: covered.map(({ id }) => id), stripeSubscriptionId, amountCents, isPaidAgain, until };
}

export function findRefundablePayments(invoices: readonly PaidInvoice[]): Payment[] {
  const [first, ...later] = invoices
    .filter((invoice): invoice is Payment => !!invoice.paidAt && invoice.amountPaid > 0)
    .sort((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
  if (!first) return [];
  const same = later.filter((one) => one.stripeSubscriptionId === first.stripeSubscriptionId);
  const next = same.findIndex(({ reason }) => reason !== 'subscription_update');
  return [first, ...(next === -1 ? same : same.slice(0, next))];
}

export function hasLaterPayment(covered: readonly PaidInvoice[], invoices: readonly PaidInvoice[]): boolean {
  const ids = new Set(covered.map(({ id }) => id));
  const subscription = covered[0]?.stripeSubscriptionId ?? null;
  return invoices.some(
    (one) =>
      !ids.has(one.id) &&
      one.paidAt &&
      (one.stripeSubscriptionId ?? null) === subscription &&
      computeRemainingCents(one) > 0,
  );
}

export const computeRemainingCents = ({
  amountPaid,
  amountRefunded,
  amountLost,
}: Pick<PaidInvoice, 'amountPaid' | 'amountRefunded' | 'amountLost'>): number =>
  amountPaid - amountRefunded - amountLost;
