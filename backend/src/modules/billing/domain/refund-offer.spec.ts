import { computeRefundOffer, type PaidInvoice } from './refund-offer.ts';

const paidAt = new Date('2030-01-01T12:00:00Z');
const first: PaidInvoice = {
  id: 'in_1',
  stripeSubscriptionId: 'sub_1',
  amountPaid: 25_000,
  amountRefunded: 0,
  amountLost: 0,
  paidAt,
};
const second = { ...first, id: 'in_2', amountPaid: 2_500, paidAt: new Date('2030-01-20T12:00:00Z') };
const at = (time: string) => new Date(time);

describe('30-day money-back guarantee', () => {
  it('covers the first payment only when later ones follow', () => {
    expect(computeRefundOffer([second, first], at('2030-01-21T00:00:00Z'))).toEqual({
      invoiceId: 'in_1',
      coveredIds: ['in_1'],
      stripeSubscriptionId: 'sub_1',
      amountCents: 25_000,
      isPaidAgain: true,
      until: at('2030-01-31T12:00:00Z'),
    });
  });

  it('sets isPaidAgain when the same subscription has a later unrefunded payment', () => {
    const again = (later: PaidInvoice) => computeRefundOffer([first, later], at('2030-01-21T00:00:00Z'))?.isPaidAgain;
    expect(again(second)).toBe(true);
    expect(again({ ...second, amountRefunded: second.amountPaid })).toBe(false);
    expect(again({ ...second, stripeSubscriptionId: 'sub_2' })).toBe(false);
  });

  it('is offered through the last moment of the thirtieth day and ends after it', () => {
    expect(computeRefundOffer([first], at('2030-01-31T12:00:00.000Z'))?.amountCents).toBe(25_000);
    expect(computeRefundOffer([first], at('2030-01-31T12:00:00.001Z'))).toBeUndefined();
  });

  it('is at most the unrefunded rest of the payment', () => {
    expect(computeRefundOffer([{ ...first, amountRefunded: 5_000 }], paidAt)?.amountCents).toBe(20_000);
    expect(computeRefundOffer([{ ...first, amountRefunded: 25_000 }], paidAt)).toBeUndefined();
  });

  it('excludes payments that the bank took back or may take back', () => {
    expect(computeRefundOffer([{ ...first, amountLost: 25_000, dispute: 'lost' }], paidAt)).toBeUndefined();
    expect(computeRefundOffer([{ ...first, dispute: 'open' }], paidAt)).toBeUndefined();
    expect(computeRefundOffer([{ ...first, dispute: 'closed' }], paidAt)?.amountCents).toBe(25_000);
    const later = { ...second, amountLost: second.amountPaid };
    expect(computeRefundOffer([first, later], at('2030-01-21T00:00:00Z'))?.isPaidAgain).toBe(false);
  });

  it('does not move to the next payment when the first was refunded', () => {
    expect(
      computeRefundOffer([{ ...first, amountRefunded: 25_000 }, second], at('2030-01-21T00:00:00Z')),
    ).toBeUndefined();
  });

  it('covers upgrades of the same period and none after the next payment', () => {
    const upgrade = { ...second, id: 'in_up', reason: 'subscription_update', paidAt: at('2030-01-10T12:00:00Z') };
    expect(computeRefundOffer([upgrade, first], at('2030-01-11T00:00:00Z'))).toMatchObject({
      ...{ coveredIds: ['in_1', 'in_up'], amountCents: 27_500, isPaidAgain: false },
    });
    const later = { ...upgrade, id: 'in_later', paidAt: at('2030-01-25T12:00:00Z') };
    expect(computeRefundOffer([first, upgrade, second, later], at('2030-01-26T00:00:00Z'))).toMatchObject({
      ...{ coveredIds: ['in_1', 'in_up'], amountCents: 27_500, isPaidAgain: true },
    });
    expect(computeRefundOffer([first, { ...upgrade, dispute: 'open' }], at('2030-01-11T00:00:00Z'))).toBeUndefined();
  });

  it('is undefined without a payment', () => {
    expect(computeRefundOffer([], paidAt)).toBeUndefined();
    expect(computeRefundOffer([{ ...first, paidAt: null, amountPaid: 0 }], paidAt)).toBeUndefined();
  });
});
