import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { InvoiceFacts } from '../domain/invoice-facts.ts';
import { fromSeconds } from './read-subscriptions.ts';
import { isMissing } from './stripe-line.ts';

/** Eight years of monthly invoices: what is older stays as it was last read. */
const invoicesRead = 100;
/** An invoice may have been tried a few times before it was paid. */
const chargesRead = 300;

/** Reads a customer's newest invoices and what was given back of them. */
@Injectable()
export class ReadInvoices {
  constructor(private readonly stripe: Stripe) {}

  /** Those of the given subscriptions, drafts left out; none when Stripe does not know the customer (any more). */
  async execute(customer: string, subscriptionIds: ReadonlySet<string>): Promise<InvoiceFacts[]> {
    if (subscriptionIds.size === 0) return [];
    try {
      const [invoices, charges] = await Promise.all([
        this.stripe.invoices.list({ customer, limit: invoicesRead, expand: ['data.payments'] }),
        this.stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: chargesRead }),
      ]);
      return invoices.data
        .filter((invoice) => invoice.status !== 'draft' && subscriptionIds.has(subscriptionOf(invoice) ?? ''))
        .map((invoice) => factsOf(invoice, charges));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}

function factsOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): InvoiceFacts {
  const { status, attempt_count: attempts, created } = invoice;
  const { finalized_at: finalizedAt, paid_at: paidAt } = invoice.status_transitions;
  const [line] = invoice.lines.data;
  const hasFailed = attempts > 1 || (attempts === 1 && status !== 'paid');
  return {
    id: invoice.id,
    stripeSubscriptionId: subscriptionOf(invoice) ?? null,
    number: invoice.number,
    status: status ?? 'unknown',
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    amountRefunded: refundedOf(invoice, charges),
    currency: invoice.currency,
    reason: invoice.billing_reason,
    description: invoice.description ?? line?.description ?? '',
    createdAt: fromSeconds(created),
    paidAt: paidAt === null ? null : fromSeconds(paidAt),
    attempts,
    failedAt: hasFailed ? fromSeconds(finalizedAt ?? created) : null,
    periodStart: fromSeconds(line?.period.start ?? invoice.period_start),
    periodEnd: fromSeconds(line?.period.end ?? invoice.period_end),
  };
}

function refundedOf(invoice: Stripe.Invoice, charges: readonly Stripe.Charge[]): number {
  const intents = new Set(invoice.payments?.data.map(({ payment }) => idOf(payment.payment_intent)));
  const refunded = charges
    .filter(({ payment_intent: intent }) => intent !== null && intents.has(idOf(intent)))
    .reduce((sum, charge) => sum + charge.amount_refunded, 0);
  return Math.min(refunded, invoice.amount_paid);
}

const subscriptionOf = (invoice: Stripe.Invoice): string | undefined =>
  idOf(invoice.parent?.subscription_details?.subscription);

const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;
