import { leftOf, type PaidInvoice } from './money-back.ts';

/** What must be known of an invoice, with the end of the period it is for. */
type Payment = PaidInvoice & { readonly periodEnd: Date };

/** Given back by somebody of ours, or taken back by the bank of whoever paid. */
export type WayBack = 'refunded' | 'disputed';

export interface ReturnedPayment {
  /** The latest payment's. */
  readonly invoiceId: string;
  /** Those of the whole period. */
  readonly invoiceIds: readonly string[];
  readonly amountCents: number;
  readonly way: WayBack;
}

/**
 * The payment for the period that runs at a moment, with its upgrades, where all of it went back. Undefined while a part
 * of it is ours, and for what was paid before: an older payment, or one that another has followed, paid for time that was
 * had.
 */
export function returnedPayment(
  invoices: readonly Payment[],
  stripeSubscriptionId: string,
  now: Date,
): ReturnedPayment | undefined {
  const paid = invoices
    .filter((one) => one.paidAt && one.stripeSubscriptionId === stripeSubscriptionId)
    .sort((one, other) => Number(other.paidAt) - Number(one.paidAt) || other.id.localeCompare(one.id));
  const [latest] = paid;
  if (!latest || latest.amountPaid === 0 || latest.periodEnd <= now) return undefined;
  const ofPeriod = paid.filter(({ periodEnd }) => periodEnd.getTime() === latest.periodEnd.getTime());
  if (ofPeriod.some((one) => leftOf(one) > 0)) return undefined;
  const amountCents = ofPeriod.reduce((sum, { amountPaid }) => sum + amountPaid, 0);
  return { invoiceId: latest.id, invoiceIds: ofPeriod.map(({ id }) => id), amountCents, way: wayOf(latest) };
}

export const wayOf = ({ amountLost }: Pick<Payment, 'amountLost'>): WayBack =>
  amountLost > 0 ? 'disputed' : 'refunded';
