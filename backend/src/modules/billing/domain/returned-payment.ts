import { computeRemainingCents, type PaidInvoice } from './refund-offer.ts';

type Payment = PaidInvoice & { readonly periodEnd: Date };

export type ReturnReason = 'refunded' | 'disputed';

export interface ReturnedPayment {
  readonly invoiceId: string;
  readonly invoiceIds: readonly string[];
  readonly amountCents: number;
  readonly way: ReturnReason;
}

/** Checks only the current period, because the member has used older periods. */
export function findReturnedPayment(
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
  if (ofPeriod.some((one) => computeRemainingCents(one) > 0)) return undefined;
  const amountCents = ofPeriod.reduce((sum, { amountPaid }) => sum + amountPaid, 0);
  return { invoiceId: latest.id, invoiceIds: ofPeriod.map(({ id }) => id), amountCents, way: getReturnReason(latest) };
}

export const getReturnReason = ({ amountLost }: Pick<Payment, 'amountLost'>): ReturnReason =>
  amountLost > 0 ? 'disputed' : 'refunded';
