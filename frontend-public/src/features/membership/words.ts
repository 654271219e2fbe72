import { tierName, type Tier } from 'shell/tier';
import { money, type BillingInterval } from './prices.ts';

export { day } from '../../ui/times.ts';

/** Every price of the institute is in US dollars. */
const currency = 'usd';

/** "$25", "$20.83". */
export function sum(cents: number): string {
  return money(cents / 100, currency);
}

/** "$250 a year". */
export function priceOf({ amountCents, interval }: { amountCents: number; interval: BillingInterval }): string {
  return `${sum(amountCents)} ${interval === 'annual' ? 'a year' : 'a month'}`;
}

/** "Creator, $250 a year". */
export function planOf(terms: { tier: Tier; amountCents: number; interval: BillingInterval }): string {
  return `${tierName(terms.tier)}, ${priceOf(terms)}`;
}

/** What an invoice is for: the payment provider counts even where there is one. */
export function invoiceFor(description: string): string {
  return description.replace(/^1 × /, '');
}

/** What the payment provider calls an invoice's state, and what was given back of it, in a word or two. */
export function invoiceState({ status, amountCents, refundedCents, dispute }: InvoiceState): string {
  if (dispute === 'lost') return 'Returned by your bank';
  if (refundedCents > 0) return refundedCents < amountCents ? `${sum(refundedCents)} refunded` : 'Refunded';
  return INVOICE_STATES[status] ?? status;
}

interface InvoiceState {
  status: string;
  amountCents: number;
  refundedCents: number;
  /** How the bank stands to the payment, where it is disputed. */
  dispute: 'open' | 'closed' | 'lost' | null;
}

const INVOICE_STATES: Readonly<Record<string, string>> = {
  draft: 'Being prepared',
  open: 'Not paid yet',
  paid: 'Paid',
  uncollectible: 'Not collected',
  void: 'Cancelled',
};
