import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { PaidTier } from '#kernel/tier.ts';
import { toDisputeState, combineDisputeStates } from '../../domain/dispute.ts';
import type { InvoiceFacts } from '../../domain/invoice-facts.ts';
import { ReadStripePlans, type PlansByPriceId } from './read-stripe-plans.ts';
import { isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';
import { fromUnixSeconds, getOptionalStripeId } from '../stripe/values.ts';

/** A sync reads at most the latest 100 invoices, which are eight years of monthly invoices. */
const maxInvoices = 100;
/** Higher than `maxInvoices`, because an invoice can have several failed charges. */
const maxCharges = 300;

interface Payments {
  readonly charges: readonly Stripe.Charge[];
  readonly disputes: readonly Stripe.Dispute[];
}

@Injectable()
export class ReadInvoices {
  constructor(
    private readonly stripe: Stripe,
    private readonly readStripePlans: ReadStripePlans,
  ) {}

  async read(customer: string, subscriptionIds: ReadonlySet<string>): Promise<InvoiceFacts[]> {
    if (subscriptionIds.size === 0) return [];
    try {
      const [invoices, charges] = await Promise.all([
        this.stripe.invoices.list({ customer, limit: maxInvoices, expand: ['data.payments'] }),
        this.stripe.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: maxCharges }),
      ]);
      const payments = { charges, disputes: await this.readDisputes(charges) };
      const ours = invoices.data.filter(
        (invoice) => invoice.status !== 'draft' && subscriptionIds.has(getSubscriptionId(invoice) ?? ''),
      );
      const plans = await this.readStripePlans.readPlansByPriceId();
      return await Promise.all(
        ours.map(async (invoice) => ({
          ...toInvoiceFacts(invoice, payments),
          tier: await this.findTier(invoice, plans),
        })),
      );
    } catch (error) {
      if (isMissingInStripe(error)) return [];
      throw error;
    }
  }

  private async readDisputes(charges: readonly Stripe.Charge[]): Promise<Stripe.Dispute[]> {
    const disputed = charges.filter((charge) => charge.disputed);
    const lists = await Promise.all(
      disputed.map(({ id: charge }) => this.stripe.disputes.list({ charge, limit: 100 })),
    );
    return lists.flatMap(({ data }) => data);
  }

  private async findTier(invoice: Stripe.Invoice, plans: PlansByPriceId): Promise<PaidTier | null> {
    const { price, product } = findMostExpensiveLine(invoice)?.pricing?.price_details ?? {};
    const known = plans.get(getOptionalStripeId(price) ?? '')?.tier;
    return known ?? (product === undefined ? null : ((await this.readStripePlans.readProductTier(product)) ?? null));
  }
}

function toInvoiceFacts(invoice: Stripe.Invoice, payments: Payments): Omit<InvoiceFacts, 'tier'> {
  const { status, attempt_count: attempts, created } = invoice;
  const { finalized_at: finalizedAt, paid_at: paidAt } = invoice.status_transitions;
  const line = findMostExpensiveLine(invoice);
  const hasFailed = attempts > 1 || (attempts === 1 && status !== 'paid');
  return {
    id: invoice.id,
    stripeSubscriptionId: getSubscriptionId(invoice) ?? null,
    number: invoice.number,
    status: status ?? 'unknown',
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    ...computeReturnedAmounts(invoice, payments),
    currency: invoice.currency,
    reason: invoice.billing_reason,
    description: invoice.description ?? line?.description ?? '',
    createdAt: fromUnixSeconds(created),
    paidAt: paidAt === null ? null : fromUnixSeconds(paidAt),
    attempts,
    failedAt: hasFailed ? fromUnixSeconds(finalizedAt ?? created) : null,
    periodStart: fromUnixSeconds(line?.period.start ?? invoice.period_start),
    periodEnd: fromUnixSeconds(line?.period.end ?? invoice.period_end),
  };
}

function computeReturnedAmounts(
  invoice: Stripe.Invoice,
  { charges, disputes }: Payments,
): Pick<InvoiceFacts, 'amountRefunded' | 'amountLost' | 'dispute'> {
  const intents = new Set(invoice.payments?.data.map(({ payment }) => getOptionalStripeId(payment.payment_intent)));
  const own = charges.filter(
    ({ payment_intent: intent }) => intent !== null && intents.has(getOptionalStripeId(intent)),
  );
  const ids = new Set(own.map(({ id }) => id));
  const disputed = disputes
    .filter(({ charge }) => ids.has(getOptionalStripeId(charge) ?? ''))
    .map(({ status, amount }) => ({ state: toDisputeState(status), amount }));
  const lost = disputed.filter(({ state }) => state === 'lost');
  const paid = (amounts: number[]) => Math.min(sumAmounts(amounts), invoice.amount_paid);
  return {
    amountRefunded: paid(own.map((charge) => charge.amount_refunded)),
    amountLost: paid(lost.map(({ amount }) => amount)),
    dispute: combineDisputeStates(disputed.map(({ state }) => state)),
  };
}

/** The line with the highest amount is for the current plan. Another line can be a credit for a former plan. */
const findMostExpensiveLine = ({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined =>
  lines.data.toSorted((one, other) => other.amount - one.amount)[0];

const sumAmounts = (amounts: number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const getSubscriptionId = (invoice: Stripe.Invoice): string | undefined =>
  getOptionalStripeId(invoice.parent?.subscription_details?.subscription);
