import { computeEntitlement, type PaidSubscriptionTerms } from './entitlement.ts';

const periodEnd = new Date('2030-02-01T00:00:00Z');
const paid = (tier: PaidSubscriptionTerms['tier'], status = 'active'): PaidSubscriptionTerms => ({
  tier,
  status,
  interval: 'annual',
  periodEnd,
});
const nothingPaid = { planStatus: null, planInterval: null, subscriptionEnd: null };

describe('entitlement', () => {
  it('is free without a payment or grant', () => {
    expect(computeEntitlement(undefined, 'free')).toEqual({ tier: 'free', subscribed: false, ...nothingPaid });
  });

  it('is the paid tier with its terms when that is higher', () => {
    const terms = { planStatus: 'active', planInterval: 'annual', subscriptionEnd: periodEnd };
    expect(computeEntitlement(paid('creator'), 'seeker')).toEqual({ tier: 'creator', subscribed: true, ...terms });
  });

  it('is the granted tier without terms when that is higher', () => {
    expect(computeEntitlement(paid('seeker'), 'visionary')).toEqual({
      tier: 'visionary',
      subscribed: true,
      ...nothingPaid,
    });
  });

  it('has the terms of the subscription when both tiers are equal', () => {
    expect(computeEntitlement(paid('creator', 'past_due'), 'creator').planStatus).toBe('past_due');
  });

  it('falls back to the grant when the subscription is over', () => {
    expect(computeEntitlement(paid('free', 'canceled'), 'seeker')).toEqual({
      tier: 'seeker',
      subscribed: true,
      ...nothingPaid,
    });
    expect(computeEntitlement(paid('free', 'canceled'), 'free').subscribed).toBe(false);
  });
});
