import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Database } from '#platform/database/database.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import type { DriftCause } from '../../domain/billing-drift.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import {
  computeSubscriptionFingerprint,
  chooseSubscription,
  type SubscriptionFacts,
} from '../../domain/subscription-facts.ts';
import { ReadSubscriptions } from '../sync/read-subscriptions.ts';
import { SyncCustomer } from '../sync/sync-customer.ts';

const noSubscriptionText = 'no subscription';

@Injectable()
export class RepairDrift {
  private readonly log = new Logger('billing');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly readSubscriptions: ReadSubscriptions,
    private readonly syncCustomer: SyncCustomer,
  ) {}

  async repair(customers: Iterable<string>, assumed?: DriftCause): Promise<number> {
    let drift = 0;
    for (const customer of customers) {
      try {
        if (await this.repairCustomer(customer, assumed)) drift += 1;
      } catch (error) {
        this.log.error({ event: 'billing.repair-failed', customer, fault: String(error) });
      }
    }
    return drift;
  }

  private async repairCustomer(stripeCustomerId: string, assumed?: DriftCause): Promise<boolean> {
    const before = await this.findCustomer(stripeCustomerId);
    const found = chooseSubscription(await this.readSubscriptions.read({ customer: stripeCustomerId, status: 'all' }));
    const em = this.database.em();
    const row = before && (await em.findOne(BillingSubscription, { userId: before.userId }));
    const isMoving = (await this.findCustomer(stripeCustomerId))?.syncSeq !== before?.syncSeq;
    const differs = !isMoving && !matches(row, found) && !row?.isNeverSynced();
    const noted = differs && (await this.note(stripeCustomerId, before, assumed ?? findCause(before, row), row, found));
    await this.syncCustomer.sync({ stripeCustomerId });
    return noted;
  }

  private findCustomer(stripeCustomerId: string): Promise<BillingCustomer | null> {
    return this.database.em().findOne(BillingCustomer, { stripeCustomerId });
  }

  private async note(
    stripeCustomerId: string,
    customer: BillingCustomer | null,
    cause: DriftCause,
    row: BillingSubscription | null,
    facts: SubscriptionFacts | undefined,
  ): Promise<boolean> {
    const [found, was] = [
      facts ? computeSubscriptionFingerprint(facts) : noSubscriptionText,
      row?.fingerprint() ?? noSubscriptionText,
    ];
    const noted = await this.database.sql(
      `insert into billing_drift (id, stripe_customer_id, user_id, cause, found, was, at) values (?, ?, ?, ?, ?, ?, ?)
       on conflict (stripe_customer_id) where repaired_at is null do nothing returning id`,
      [newId(), stripeCustomerId, customer?.userId ?? null, cause, found, was, this.clock.now()],
    );
    if (noted.length > 0) this.log.warn({ event: 'billing.drift', cause, customer: stripeCustomerId, found, was });
    return noted.length > 0;
  }
}

const matches = (row: BillingSubscription | null, found: SubscriptionFacts | undefined): boolean =>
  found ? (row?.matches(found) ?? false) : !row;

/** If our row has not changed since the last sync, the difference was caused by a change at Stripe. */
const findCause = (customer: BillingCustomer | null, row: BillingSubscription | null): DriftCause =>
  customer?.syncedAt && !row?.isLocallyChanged() ? 'changed-in-stripe' : 'unknown';
