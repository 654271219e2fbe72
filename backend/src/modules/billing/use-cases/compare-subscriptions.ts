import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { BillingCustomer } from '../domain/billing-customer.entity.ts';
import { BillingSubscription } from '../domain/billing-subscription.entity.ts';
import { isLive, statusesThat } from '../domain/stripe-status.ts';
import { winnerOf, type SubscriptionFacts } from '../domain/subscription-facts.ts';
import { ReadSubscriptions } from './read-subscriptions.ts';
import { SyncCustomer } from './sync-customer.ts';

/** Lays every subscription that lives in Stripe beside our rows and syncs each customer where they differ. */
@Injectable()
export class CompareSubscriptions {
  private readonly log = new Logger('billing');

  constructor(
    private readonly database: Database,
    private readonly readSubscriptions: ReadSubscriptions,
    private readonly syncCustomer: SyncCustomer,
  ) {}

  /** How many customers were found to differ. */
  async execute(): Promise<number> {
    const atStripe = await this.liveAtStripe();
    const here = await this.liveHere();
    const differing = [...new Set([...atStripe.keys(), ...here.keys()])].filter((customer) => {
      const [facts, row] = [atStripe.get(customer), here.get(customer)];
      return !facts || !row?.agreesWith(facts);
    });
    for (const stripeCustomerId of differing) {
      this.log.warn({ event: 'billing.drift', cause: 'subscription-differs', customer: stripeCustomerId });
      await this.syncCustomer.execute({ stripeCustomerId });
    }
    return differing.length;
  }

  private async liveAtStripe(): Promise<Map<string, SubscriptionFacts>> {
    const live = (await this.readSubscriptions.execute({})).filter(({ status }) => isLive(status));
    const byCustomer = Map.groupBy(live, ({ stripeCustomerId }) => stripeCustomerId);
    return new Map(
      [...byCustomer].flatMap(([customer, facts]) => {
        const winner = winnerOf(facts);
        return winner ? [[customer, winner] as const] : [];
      }),
    );
  }

  private async liveHere(): Promise<Map<string, BillingSubscription>> {
    const em = this.database.em();
    const rows = await em.find(BillingSubscription, { status: { $nin: statusesThat('over') } });
    const byUser = new Map(rows.map((row) => [row.userId, row]));
    const customers = await em.find(BillingCustomer, { userId: { $in: [...byUser.keys()] } });
    return new Map(
      customers.flatMap(({ userId, stripeCustomerId }) => {
        const row = byUser.get(userId);
        return row && stripeCustomerId ? [[stripeCustomerId, row] as const] : [];
      }),
    );
  }
}
