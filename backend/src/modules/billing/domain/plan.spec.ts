import { buildLookupKey, membershipPrices, membershipPlans } from './plan.ts';

describe('catalogue', () => {
  it('sells every tier monthly and yearly, each at its own price', () => {
    expect(membershipPrices.map(({ lookupKey, cents }) => [lookupKey, cents])).toEqual([
      ['seeker_monthly', 1_000],
      ['seeker_annual', 10_000],
      ['creator_monthly', 2_500],
      ['creator_annual', 25_000],
      ['visionary_monthly', 5_000],
      ['visionary_annual', 50_000],
    ]);
    expect(membershipPrices.map(({ tier, interval }) => buildLookupKey(tier, interval))).toEqual(
      membershipPrices.map(({ lookupKey }) => lookupKey),
    );
  });

  it('makes a year 17 percent cheaper than twelve months', () => {
    for (const { monthlyPrice, annualPrice } of membershipPlans) {
      expect(Math.round((1 - annualPrice / (12 * monthlyPrice)) * 100)).toBe(17);
    }
  });

  it('marks exactly one plan as popular', () => {
    expect(membershipPlans.filter(({ popular }) => popular).map(({ tier }) => tier)).toEqual(['creator']);
  });
});
