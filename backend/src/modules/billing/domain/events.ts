import { DomainEvent } from '../../../kernel/domain-event.ts';
import type { Tier } from '../../../kernel/tier.ts';

/**
 * Stripe reported something that may concern a membership. Stored in the commit that stores the report. What it
 * reports is not taken from here: whoever reacts reads the truth from Stripe.
 */
export class StripeEventReceived extends DomainEvent<{ eventId: string; type: string; stripeCustomerId: string }> {
  static override readonly type = 'billing.stripe-event-received';
}

/** What Stripe says of a member's subscription has changed, or its days of grace are over. `tier` is what it gives now. */
export class SubscriptionChanged extends DomainEvent<{
  userId: string;
  tier: Tier;
  /** Stripe's word; 'none' when Stripe knows no subscription of this member any more. */
  status: string;
  interval: 'monthly' | 'annual' | null;
  periodEnd: string | null;
  cancelAtPeriodEnd: boolean;
}> {
  static override readonly type = 'billing.subscription-changed';
}

/** The prices that are sold have changed. */
export class PricesChanged extends DomainEvent<{ priceIds: string[] }> {
  static override readonly type = 'billing.prices-changed';
}
