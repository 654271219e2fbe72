import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { FindUserById, type UserSummary } from '#modules/auth/index.ts';
import { BillingCustomer, createCustomerRow } from '../../domain/billing-customer.entity.ts';
import { MemberNotFound } from '../../domain/errors.ts';
import { isFinalStripeError } from '../stripe/stripe-circuit-breaker.ts';

const idempotencyKeyLifetimeMs = 23 * 60 * 60 * 1000;

export interface EnsuredCustomer {
  readonly id: string;
  /** True when this call created the customer, so Stripe has nothing else of the customer. */
  readonly isNew: boolean;
}

/** Stores the row before the call to Stripe, so that crashes and concurrent requests create only one customer. */
@Injectable()
export class EnsureCustomer {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly findUserById: FindUserById,
  ) {}

  async ensure(userId: string): Promise<EnsuredCustomer> {
    const customer = await this.reserve(userId);
    if (customer.stripeCustomerId) return { id: customer.stripeCustomerId, isNew: false };
    const made = await this.createAtStripe(customer);
    const em = this.database.em();
    await em.nativeUpdate(BillingCustomer, { userId, stripeCustomerId: null }, { stripeCustomerId: made.id });
    const { stripeCustomerId } = await em.findOneOrFail(BillingCustomer, { userId });
    const id = stripeCustomerId ?? made.id;
    return { id, isNew: made.isNew && id === made.id };
  }

  private reserve(userId: string): Promise<BillingCustomer> {
    return this.database.em().upsert(BillingCustomer, createCustomerRow(userId, this.clock.now()), {
      onConflictFields: ['userId'],
      onConflictAction: 'ignore',
    });
  }

  private async createAtStripe(customer: BillingCustomer): Promise<EnsuredCustomer> {
    const user = await this.findUserById.find(customer.userId);
    if (!user) throw new MemberNotFound();
    if (customer.failures > 0 || this.isKeyExpired(customer)) {
      const known = await this.stripe.customers.list({ email: user.email, limit: 100 });
      const own = known.data.find(({ metadata }) => metadata.user_id === customer.userId);
      if (own) return { id: own.id, isNew: false };
    }
    try {
      const name = getReceiptName(user);
      const { id, lastResponse } = await this.stripe.customers.create(
        { email: user.email, ...(name ? { name } : {}), metadata: { user_id: customer.userId } },
        { idempotencyKey: customer.idempotencyKey() },
      );
      return { id, isNew: lastResponse.headers['idempotent-replayed'] !== 'true' };
    } catch (error) {
      if (isFinalStripeError(error)) await this.countFailure(customer);
      throw error;
    }
  }

  /** Stripe forgets an idempotency key after one day. After that, a repeated request would create a second customer. */
  private isKeyExpired({ createdAt }: BillingCustomer): boolean {
    return this.clock.now().getTime() - createdAt.getTime() > idempotencyKeyLifetimeMs;
  }

  private async countFailure({ userId, failures }: BillingCustomer): Promise<void> {
    await this.database.em().nativeUpdate(BillingCustomer, { userId, failures }, { failures: failures + 1 });
  }
}

export const getReceiptName = ({ firstName, lastName }: UserSummary): string =>
  [firstName, lastName].filter(Boolean).join(' ');
