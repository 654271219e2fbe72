import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { BillingCustomer } from '../domain/billing-customer.entity.ts';
import { SyncOvertaken } from '../domain/errors.ts';
import { winnerOf } from '../domain/subscription-facts.ts';
import { AdoptCustomer } from './adopt-customer.ts';
import { ReadSubscriptions } from './read-subscriptions.ts';
import { RecordSubscription } from './record-subscription.ts';

type WhichCustomer = { readonly stripeCustomerId: string } | { readonly userId: string };

const attempts = 6;

/**
 * Makes our row say what Stripe says. Safe to run any number of times, at once and in any order: nothing is locked
 * while Stripe is asked, and what was read is written only if no other sync has written since.
 */
@Injectable()
export class SyncCustomer {
  constructor(
    private readonly database: Database,
    private readonly readSubscriptions: ReadSubscriptions,
    private readonly recordSubscription: RecordSubscription,
    private readonly adoptCustomer: AdoptCustomer,
  ) {}

  /** Does nothing for somebody who is no customer of ours. */
  async execute(which: WhichCustomer): Promise<void> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const customer = (await this.find(which)) ?? (await this.adopted(which));
      if (!customer?.stripeCustomerId) return;
      const facts = await this.readSubscriptions.execute({ customer: customer.stripeCustomerId, status: 'all' });
      if (await this.recordSubscription.execute(customer, winnerOf(facts))) return;
    }
    throw new SyncOvertaken(JSON.stringify(which));
  }

  private find(which: WhichCustomer): Promise<BillingCustomer | null> {
    return this.database.em().findOne(BillingCustomer, which);
  }

  private async adopted(which: WhichCustomer): Promise<BillingCustomer | null> {
    if (!('stripeCustomerId' in which)) return null;
    return (await this.adoptCustomer.execute(which.stripeCustomerId)) ? this.find(which) : null;
  }
}
