import assert from 'node:assert/strict';
import { it } from 'node:test';
import { computeAnnualSavingPercent, computeFreeMonths, formatMoney, computeMonthlyEquivalent } from './prices.ts';

const creator = { monthlyPrice: 25, annualPrice: 250 };

it('writes whole amounts without cents and others with two digits', () => {
  assert.equal(formatMoney(250, 'usd'), '$250');
  assert.equal(formatMoney(computeMonthlyEquivalent(creator), 'usd'), '$20.83');
});

it('computes the saving from the prices', () => {
  assert.equal(computeAnnualSavingPercent([creator, { monthlyPrice: 10, annualPrice: 100 }]), 17);
  assert.equal(computeFreeMonths(creator), 2);
});

it('shows the smallest saving of all plans', () => {
  assert.equal(computeAnnualSavingPercent([creator, { monthlyPrice: 10, annualPrice: 108 }]), 10);
  assert.equal(computeAnnualSavingPercent([]), 0);
});
