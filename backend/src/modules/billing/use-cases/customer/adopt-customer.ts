import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { BillingCustomer, createCustomerRow } from '../../domain/billing-customer.entity.ts';
import { isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';

/** Links a Stripe customer to its member again, because our database can lack the id after a crash or a loss of data. */
@Injectable()
export class AdoptCustomer {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly findUserById: FindUserById,
  ) {}

  async adopt(stripeCustomerId: string): Promise<void> {
    const userId = await this.readMemberId(stripeCustomerId);
    if (!userId || !(await this.findUserById.find(userId))) return;
    const em = this.database.em();
    await em.upsert(BillingCustomer, createCustomerRow(userId, this.clock.now()), {
      onConflictFields: ['userId'],
      onConflictAction: 'ignore',
    });
    await em.nativeUpdate(BillingCustomer, { userId, stripeCustomerId: null }, { stripeCustomerId });
  }

  private async readMemberId(stripeCustomerId: string): Promise<string | undefined> {
    try {
      const customer = await this.stripe.customers.retrieve(stripeCustomerId);
      const userId = customer.deleted ? undefined : customer.metadata.user_id;
      return userId && uuidPattern.test(userId) ? userId : undefined;
    } catch (error) {
      if (isMissingInStripe(error)) return undefined;
      throw error;
    }
  }
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
