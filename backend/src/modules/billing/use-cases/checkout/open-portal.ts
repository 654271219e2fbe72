import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { BillingAccount, billingAccountId } from '../../domain/billing-account.entity.ts';
import { EnsureCustomer } from '../customer/ensure-customer.ts';
import { StripeCircuitBreaker } from '../stripe/stripe-circuit-breaker.ts';

@Injectable()
export class OpenCustomerPortal {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly circuitBreaker: StripeCircuitBreaker,
    private readonly ensureCustomer: EnsureCustomer,
  ) {}

  open({ userId }: { userId: string }): Promise<{ url: string }> {
    return this.circuitBreaker.run(async () => {
      const { id: customer } = await this.ensureCustomer.ensure(userId);
      const account = await this.database.em().findOne(BillingAccount, { id: billingAccountId });
      const configuration = account?.portalConfigurationId;
      const { url } = await this.stripe.billingPortal.sessions.create({
        customer,
        return_url: `${this.settings.siteUrl}/account/membership`,
        ...(configuration ? { configuration } : {}),
      });
      return { url };
    });
  }
}
