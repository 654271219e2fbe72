import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '../../../../platform/database/database.ts';
import { UserById, type UserSummary } from '../../../auth/index.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { nameOf } from './ensure-customer.ts';
import { isMissing } from '../stripe/stripe-line.ts';

/**
 * Gives a member's customer in Stripe the address and the name that hold now, whatever they were when this was asked for;
 * nothing where there is no customer. Stripe may be slow and another change overtake this one: so it looks once more after
 * it has told, and whoever tells last tells what holds. Safe to run any number of times; speaks to Stripe, so call it
 * outside a transaction.
 */
@Injectable()
export class UpdateCustomer {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly userById: UserById,
  ) {}

  async execute(userId: string): Promise<void> {
    const customer = await this.database.em().findOne(BillingCustomer, { userId });
    if (!customer?.stripeCustomerId) return;
    let user = await this.userById.execute(userId);
    while (user) {
      await this.tellStripe(customer.stripeCustomerId, user);
      const told = user;
      user = await this.userById.execute(userId);
      if (user?.email === told.email && nameOf(user) === nameOf(told)) return;
    }
  }

  private async tellStripe(stripeCustomerId: string, user: UserSummary): Promise<void> {
    try {
      await this.stripe.customers.update(stripeCustomerId, { email: user.email, name: nameOf(user) });
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}
