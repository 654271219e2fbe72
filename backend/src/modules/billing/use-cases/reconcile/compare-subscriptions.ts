import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { isLiveStatus, listStatusesWithMeaning } from '../../domain/stripe-status.ts';
import { chooseSubscription, type SubscriptionFacts } from '../../domain/subscription-facts.ts';
import { readCustomerId, watchedEventTypes } from '../../domain/watched-events.ts';
import { ReadSubscriptions } from '../sync/read-subscriptions.ts';
import { RepairDrift } from './repair-drift.ts';
import { SyncCustomer } from '../sync/sync-customer.ts';
import { toUnixSeconds } from '../stripe/values.ts';

/** Waiting time in ms before a change in Stripe counts as a difference, because its webhook can still arrive. */
const deliveryDelayMs = 60_000;

@Injectable()
export class CompareSubscriptions {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly readSubscriptions: ReadSubscriptions,
    private readonly repairDrift: RepairDrift,
    private readonly syncCustomer: SyncCustomer,
  ) {}

  async compare(): Promise<number> {
    const since = new Date(this.clock.now().getTime() - deliveryDelayMs);
    const differing = await this.findDifferences();
    if (differing.length === 0) return 0;
    const news = await this.customersWithEventsSince(since);
    for (const stripeCustomerId of differing.filter((customer) => news.has(customer)))
      await this.syncCustomer.sync({ stripeCustomerId });
    return this.repairDrift.repair(differing.filter((customer) => !news.has(customer)));
  }

  private async findDifferences(): Promise<string[]> {
    const atStripe = await this.readLiveFromStripe();
    const here = await this.readLiveRows();
    return [...new Set([...atStripe.keys(), ...here.keys()])].filter((customer) => {
      const [facts, row] = [atStripe.get(customer), here.get(customer)];
      return !facts || !row?.matches(facts);
    });
  }

  private async customersWithEventsSince(since: Date): Promise<Set<string>> {
    const news = await this.stripe.events
      .list({ types: [...watchedEventTypes], created: { gte: toUnixSeconds(since) }, limit: 100 })
      .autoPagingToArray({ limit: 10_000 });
    return new Set(news.map((event) => readCustomerId(event.data.object) ?? ''));
  }

  private async readLiveFromStripe(): Promise<Map<string, SubscriptionFacts>> {
    const live = (await this.readSubscriptions.read({})).filter(({ status }) => isLiveStatus(status));
    const byCustomer = Map.groupBy(live, ({ stripeCustomerId }) => stripeCustomerId);
    return new Map(
      [...byCustomer].flatMap(([customer, facts]) => {
        const winner = chooseSubscription(facts);
        return winner ? [[customer, winner] as const] : [];
      }),
    );
  }

  private async readLiveRows(): Promise<Map<string, BillingSubscription>> {
    const em = this.database.em();
    const rows = await em.find(BillingSubscription, { status: { $nin: listStatusesWithMeaning('over') } });
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
