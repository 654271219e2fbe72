import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '../../../platform/database/database.ts';
import { BillingCustomer } from '../domain/billing-customer.entity.ts';
import { isMissing } from './stripe-line.ts';

/**
 * Recognises a customer that Stripe made for us but whose id never reached our row: the process died in between.
 * Customers that carry no member of ours belong to somebody else's product and are left alone.
 */
@Injectable()
export class AdoptCustomer {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
  ) {}

  /** True when it is ours now. */
  async execute(stripeCustomerId: string): Promise<boolean> {
    const userId = await this.memberNamedBy(stripeCustomerId);
    if (!userId) return false;
    const taken = await this.database
      .em()
      .nativeUpdate(BillingCustomer, { userId, stripeCustomerId: null }, { stripeCustomerId });
    return taken > 0;
  }

  private async memberNamedBy(stripeCustomerId: string): Promise<string | undefined> {
    try {
      const customer = await this.stripe.customers.retrieve(stripeCustomerId);
      const userId = customer.deleted ? undefined : customer.metadata.user_id;
      return userId && uuid.test(userId) ? userId : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
