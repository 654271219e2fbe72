import { lookupKeyOf, offers, plans } from './plan.ts';

describe('the catalogue', () => {
  it('sells every tier by the month and by the year, each at a price of its own', () => {
    expect(offers.map(({ lookupKey, cents }) => [lookupKey, cents])).toEqual([
      ['seeker_monthly', 1_000],
      ['seeker_annual', 10_000],
      ['creator_monthly', 2_500],
      ['creator_annual', 25_000],
      ['visionary_monthly', 5_000],
      ['visionary_annual', 50_000],
    ]);
    expect(offers.map(({ tier, interval }) => lookupKeyOf(tier, interval))).toEqual(
      offers.map(({ lookupKey }) => lookupKey),
    );
  });

  it('makes a year cheaper than twelve months, by 17 percent', () => {
    for (const { monthlyPrice, annualPrice } of plans) {
      expect(Math.round((1 - annualPrice / (12 * monthlyPrice)) * 100)).toBe(17);
    }
  });

  it('marks exactly one plan as the popular one', () => {
    expect(plans.filter(({ popular }) => popular).map(({ tier }) => tier)).toEqual(['creator']);
  });
});
