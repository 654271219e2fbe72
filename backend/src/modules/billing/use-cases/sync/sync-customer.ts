import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { SyncSuperseded } from '../../domain/errors.ts';
import { isLiveStatus } from '../../domain/stripe-status.ts';
import { AdoptCustomer } from '../customer/adopt-customer.ts';
import { ReadInvoices } from './read-invoices.ts';
import { ReadSubscriptions } from './read-subscriptions.ts';
import { RecordSubscription } from './record-subscription.ts';
import { isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';

type CustomerKey = { readonly stripeCustomerId: string } | { readonly userId: string };

/** `no-member` means that Stripe has a running subscription to one of our plans, but no member for its customer. */
export type SyncOutcome = 'synced' | 'not-ours' | 'no-member';

const maxAttempts = 6;

/** Locks no row during requests to Stripe. If another sync was recorded meanwhile, reads from Stripe again. */
@Injectable()
export class SyncCustomer {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly readSubscriptions: ReadSubscriptions,
    private readonly readInvoices: ReadInvoices,
    private readonly recordSubscription: RecordSubscription,
    private readonly adoptCustomer: AdoptCustomer,
  ) {}

  async sync(which: CustomerKey): Promise<SyncOutcome> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const customer = (await this.find(which)) ?? (await this.adoptAndFind(which));
      if (!customer?.stripeCustomerId) return this.unknownCustomerOutcome(which);
      const begunAt = this.clock.now();
      const subscriptions = await this.fetchSubscriptions(customer.stripeCustomerId);
      const ids = new Set(subscriptions.map(({ stripeSubscriptionId }) => stripeSubscriptionId));
      const invoices = await this.readInvoices.read(customer.stripeCustomerId, ids);
      if (await this.recordSubscription.record(customer, { begunAt, subscriptions, invoices })) return 'synced';
    }
    throw new SyncSuperseded(JSON.stringify(which));
  }

  private find(which: CustomerKey): Promise<BillingCustomer | null> {
    return this.database.em().findOne(BillingCustomer, which);
  }

  private async adoptAndFind(which: CustomerKey): Promise<BillingCustomer | null> {
    if (!('stripeCustomerId' in which)) return null;
    await this.adoptCustomer.adopt(which.stripeCustomerId);
    return this.find(which);
  }

  private async unknownCustomerOutcome(which: CustomerKey): Promise<SyncOutcome> {
    if (!('stripeCustomerId' in which)) return 'not-ours';
    try {
      const subscriptions = await this.fetchSubscriptions(which.stripeCustomerId);
      return subscriptions.some(({ status }) => isLiveStatus(status)) ? 'no-member' : 'not-ours';
    } catch (error) {
      if (isMissingInStripe(error)) return 'not-ours';
      throw error;
    }
  }

  private fetchSubscriptions(customer: string) {
    return this.readSubscriptions.read({ customer, status: 'all' });
  }
}
