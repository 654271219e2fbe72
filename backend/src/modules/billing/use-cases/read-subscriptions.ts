import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '../../../platform/database/database.ts';
import { BillingPrice } from '../domain/billing-price.entity.ts';
import { meaningOf } from '../domain/stripe-status.ts';
import type { SubscriptionFacts } from '../domain/subscription-facts.ts';
import { isMissing } from './stripe-line.ts';

/**
 * Reads subscriptions from Stripe as we understand them. Those on prices that were never ours are left out: other
 * products may share the account.
 */
@Injectable()
export class ReadSubscriptions {
  private readonly log = new Logger('billing');

  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
  ) {}

  /** Every subscription the query finds, on all pages; none when Stripe does not know the customer (any more). */
  async execute(query: Stripe.SubscriptionListParams): Promise<SubscriptionFacts[]> {
    const prices = new Map((await this.database.em().findAll(BillingPrice)).map((price) => [price.id, price]));
    const facts: SubscriptionFacts[] = [];
    try {
      for await (const subscription of this.stripe.subscriptions.list({ ...query, limit: 100 })) {
        facts.push(...this.factsOf(subscription, prices));
      }
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
    return facts;
  }

  private factsOf(subscription: Stripe.Subscription, prices: ReadonlyMap<string, BillingPrice>): SubscriptionFacts[] {
    const { id, status, customer, created, cancel_at_period_end: cancelAtPeriodEnd } = subscription;
    const items = subscription.items.data;
    const price = items.map((item) => prices.get(item.price.id)).find((known) => known !== undefined);
    if (!price) return [];
    if (items.length !== 1)
      this.log.error({ event: 'billing.odd-subscription', subscription: id, items: items.length });
    if (meaningOf(status) === 'unknown') this.log.error({ event: 'billing.unknown-status', subscription: id, status });
    return [
      {
        stripeSubscriptionId: id,
        stripeCustomerId: typeof customer === 'string' ? customer : customer.id,
        status,
        tier: price.tier,
        interval: price.interval,
        created: fromSeconds(created),
        periodStart: fromSeconds(Math.min(...items.map((item) => item.current_period_start))),
        periodEnd: fromSeconds(Math.min(...items.map((item) => item.current_period_end))),
        cancelAtPeriodEnd,
      },
    ];
  }
}

/** Stripe counts whole seconds. */
export const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);
