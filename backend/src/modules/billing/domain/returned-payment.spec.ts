import { findReturnedPayment } from './returned-payment.ts';

const at = (day: number) => new Date(Date.UTC(2030, 0, day));
const first = {
  id: 'in_1',
  stripeSubscriptionId: 'sub_1',
  amountPaid: 2_500,
  amountRefunded: 0,
  amountLost: 0,
  paidAt: at(1),
  periodEnd: at(32),
};
const second = { ...first, id: 'in_2', paidAt: at(32), periodEnd: at(60) };
const back = { amountRefunded: 2_500 };

describe('returned payment', () => {
  it('is the payment of the current period in any order of the list', () => {
    const invoices = [first, { ...second, ...back }];
    const expected = { invoiceId: 'in_2', invoiceIds: ['in_2'], amountCents: 2_500, way: 'refunded' };
    expect(findReturnedPayment(invoices, 'sub_1', at(40))).toEqual(expected);
    expect(findReturnedPayment(invoices.toReversed(), 'sub_1', at(40))).toEqual(expected);
  });

  it('includes the upgrades of the period, and is undefined while a part is not returned', () => {
    const upgrade = { ...first, id: 'in_up', amountPaid: 1_000, amountRefunded: 1_000, paidAt: at(10) };
    expect(findReturnedPayment([first, upgrade], 'sub_1', at(12))).toBeUndefined();
    expect(findReturnedPayment([{ ...first, ...back }, upgrade], 'sub_1', at(12))).toEqual({
      ...{ invoiceId: 'in_up', invoiceIds: ['in_up', 'in_1'], amountCents: 3_500, way: 'refunded' },
    });
  });

  it('counts as disputed when the bank took any part of it', () => {
    expect(findReturnedPayment([{ ...first, amountLost: 2_500 }], 'sub_1', at(2))?.way).toBe('disputed');
    expect(findReturnedPayment([{ ...first, amountRefunded: 1_000, amountLost: 1_500 }], 'sub_1', at(2))?.way).toBe(
      'disputed',
    );
  });

  it.each([
    ['with an unreturned part', [{ ...first, amountRefunded: 2_499 }], 2],
    ['with a later payment', [{ ...first, ...back }, second], 40],
    [
      'before a free period',
      [
        { ...first, ...back },
        { ...second, amountPaid: 0 },
      ],
      40,
    ],
    ['of an earlier period while the next is unpaid', [{ ...first, ...back }], 32],
    ['of another subscription', [{ ...first, ...back, stripeSubscriptionId: 'sub_2' }], 2],
    ['that was never made', [{ ...first, amountPaid: 0, paidAt: null }], 2],
  ])('is undefined for a payment %s', (_case, invoices, day) => {
    expect(findReturnedPayment(invoices, 'sub_1', at(day))).toBeUndefined();
  });
});
