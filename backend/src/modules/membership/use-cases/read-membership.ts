import { Injectable } from '@nestjs/common';
import { getHighestTier, type Tier } from '#kernel/tier.ts';
import { ReadBillingOverview, listAddedFeatures, type BillingOverview } from '#modules/billing/index.ts';
import { computeEntitlement } from '../domain/entitlement.ts';
import { computeMembershipState } from '../domain/membership-state.ts';
import { ReadEntitlements } from './read-entitlements.ts';
import type { MembershipView, PendingPlanView, SubscriptionTermsView } from './membership.view.ts';

@Injectable()
export class ReadMembership {
  constructor(
    private readonly readBillingOverview: ReadBillingOverview,
    private readonly readEntitlements: ReadEntitlements,
  ) {}

  async read(userId: string): Promise<MembershipView> {
    const { paid, granted } = await this.readEntitlements.readTierSources(userId);
    const { tier } = computeEntitlement(paid, granted);
    const { subscription, pending, refund, refunded } = await this.readBillingOverview.read(userId);
    const isChangePending = pending !== null;
    const state = computeMembershipState({ tier, subscription, isChangePending, wasRefunded: refunded !== null });
    return {
      tier,
      state,
      grantTier: granted === 'free' ? null : granted,
      subscription: subscription && toTermsView(subscription),
      pending: pending && toPendingView(pending, tier, granted),
      refund: refund && {
        amountCents: refund.amountCents,
        until: refund.until.toISOString(),
        endsAt: refund.endsAt?.toISOString() ?? null,
      },
      refunded:
        refunded && state === 'refunded'
          ? { amountCents: refunded.amountCents, refundedAt: refunded.refundedAt.toISOString() }
          : null,
    };
  }
}

export function compareTierFeatures(today: Tier, paid: Tier, granted: Tier): { opens: string[]; closes: string[] } {
  const then = getHighestTier(paid, granted);
  return { opens: listAddedFeatures(today, then), closes: listAddedFeatures(then, today) };
}

function toTermsView(subscription: NonNullable<BillingOverview['subscription']>): SubscriptionTermsView {
  const { tier, interval, amountCents, status, periodEnd, cancelAtPeriodEnd } = subscription;
  return {
    ...{ tier, interval, amountCents, status, cancelAtPeriodEnd },
    periodEnd: periodEnd.toISOString(),
    pastDueSince: subscription.pastDueSince?.toISOString() ?? null,
    graceEndsAt: subscription.graceEndsAt?.toISOString() ?? null,
  };
}

const toPendingView = (
  { startsAt, ...terms }: NonNullable<BillingOverview['pending']>,
  today: Tier,
  granted: Tier,
): PendingPlanView => ({
  ...terms,
  startsAt: startsAt.toISOString(),
  ...compareTierFeatures(today, terms.tier, granted),
});
