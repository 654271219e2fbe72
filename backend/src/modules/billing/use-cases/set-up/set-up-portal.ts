import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { BillingAccount, billingAccountId } from '../../domain/billing-account.entity.ts';

const portalMetadata = { membership_portal: 'true' } as const;

/** Offers no change of plan in the portal, because members change plans on our pages. */
@Injectable()
export class SetUpPortal {
  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  async setUp(): Promise<void> {
    const { data: known } = await this.stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const own = known.find(({ metadata }) => metadata?.membership_portal === portalMetadata.membership_portal);
    const { id } = own
      ? await this.stripe.billingPortal.configurations.update(own.id, this.configuration())
      : await this.stripe.billingPortal.configurations.create(this.configuration());
    await this.database.em().upsert(BillingAccount, { id: billingAccountId, portalConfigurationId: id });
  }

  private configuration(): Stripe.BillingPortal.ConfigurationCreateParams {
    return {
      default_return_url: `${this.settings.siteUrl}/account/membership`,
      metadata: portalMetadata,
      features: {
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
        subscription_update: { enabled: false },
        customer_update: { enabled: false },
      },
    };
  }
}
