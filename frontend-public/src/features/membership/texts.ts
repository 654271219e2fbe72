import { getTierName, type Tier } from 'shell/tier';
import { formatMoney, type BillingInterval } from './prices.ts';

export { formatDay } from '../../ui/times.ts';

const currency = 'usd';

export function formatCents(cents: number): string {
  return formatMoney(cents / 100, currency);
}

export function priceText({ amountCents, interval }: { amountCents: number; interval: BillingInterval }): string {
  return `${formatCents(amountCents)} ${interval === 'annual' ? 'a year' : 'a month'}`;
}

export function planText(terms: { tier: Tier; amountCents: number; interval: BillingInterval }): string {
  return `${getTierName(terms.tier)}, ${priceText(terms)}`;
}

export function invoiceDescriptionText(description: string): string {
  return description.replace(/^1 × /, '');
}

export function invoiceStateText({ status, amountCents, refundedCents, dispute }: InvoiceState): string {
  if (dispute === 'lost') return 'Returned by your bank';
  if (refundedCents > 0) return refundedCents < amountCents ? `${formatCents(refundedCents)} refunded` : 'Refunded';
  return INVOICE_STATES[status] ?? status;
}

interface InvoiceState {
  status: string;
  amountCents: number;
  refundedCents: number;
  dispute: 'open' | 'closed' | 'lost' | null;
}

const INVOICE_STATES: Readonly<Record<string, string>> = {
  draft: 'Being prepared',
  open: 'Not paid yet',
  paid: 'Paid',
  uncollectible: 'Not collected',
  void: 'Cancelled',
};
