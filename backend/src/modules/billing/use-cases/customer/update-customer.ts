import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '#platform/database/database.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { UserEmailChanged, FindUserById, UserRenamed, type UserSummary } from '#modules/auth/index.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { getReceiptName } from './ensure-customer.ts';
import { isMissingInStripe } from '../stripe/stripe-circuit-breaker.ts';

@Injectable()
export class UpdateCustomer {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly findUserById: FindUserById,
  ) {}

  @ReactsTo([UserEmailChanged, UserRenamed], {
    name: 'TellStripeWhenEmailOrNameChanged',
    queue: 'billing',
    effect: 'outside',
  })
  async update({ userId }: { userId: string }): Promise<void> {
    const customer = await this.database.em().findOne(BillingCustomer, { userId });
    if (!customer?.stripeCustomerId) return;
    let user = await this.findUserById.find(userId);
    while (user) {
      await this.updateAtStripe(customer.stripeCustomerId, user);
      const sent = user;
      user = await this.findUserById.find(userId);
      if (user?.email === sent.email && getReceiptName(user) === getReceiptName(sent)) return;
    }
  }

  private async updateAtStripe(stripeCustomerId: string, user: UserSummary): Promise<void> {
    try {
      await this.stripe.customers.update(stripeCustomerId, { email: user.email, name: getReceiptName(user) });
    } catch (error) {
      if (!isMissingInStripe(error)) throw error;
    }
  }
}
