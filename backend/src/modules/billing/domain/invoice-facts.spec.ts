import { findLastPaidTier, type InvoiceFacts } from './invoice-facts.ts';

const at = (day: number) => new Date(Date.UTC(2030, 0, day));
const invoice = (changes: Partial<InvoiceFacts>): InvoiceFacts => ({
  id: 'in_1',
  stripeSubscriptionId: 'sub_1',
  tier: 'seeker',
  number: null,
  status: 'paid',
  amountDue: 1500,
  amountPaid: 1500,
  amountRefunded: 0,
  amountLost: 0,
  dispute: null,
  currency: 'usd',
  reason: 'subscription_cycle',
  description: '',
  createdAt: at(1),
  paidAt: at(1),
  attempts: 1,
  failedAt: null,
  periodStart: at(1),
  periodEnd: at(31),
  ...changes,
});

describe('last paid tier', () => {
  it('is the tier of the latest payment in any order of the list', () => {
    const paid = [invoice({ paidAt: at(1) }), invoice({ id: 'in_2', tier: 'creator', paidAt: at(2) })];
    expect(findLastPaidTier(paid, 'sub_1')).toBe('creator');
    expect(findLastPaidTier(paid.toReversed(), 'sub_1')).toBe('creator');
  });

  it.each([
    ['is owed', { status: 'open', amountPaid: 0, paidAt: null }],
    ['cost nothing', { amountPaid: 0 }],
    ['is of another subscription', { stripeSubscriptionId: 'sub_2' }],
    ['is for no plan of ours', { tier: null }],
  ])('ignores an invoice that %s', (_case, changes: Partial<InvoiceFacts>) => {
    const younger = invoice({ id: 'in_2', tier: 'visionary', paidAt: at(5), ...changes });
    expect(findLastPaidTier([younger, invoice({})], 'sub_1')).toBe('seeker');
    expect(findLastPaidTier([younger], 'sub_1')).toBeUndefined();
  });
});
