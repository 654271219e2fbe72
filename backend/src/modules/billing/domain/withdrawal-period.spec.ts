import { mayWithdraw } from './withdrawal-period.ts';

describe('the withdrawal period', () => {
  const paidAt = new Date('2030-01-01T10:00:00Z');

  it('lasts to the end of the fourteenth day after the purchase', () => {
    expect(mayWithdraw(paidAt, new Date('2030-01-01T10:00:00Z'))).toBe(true);
    expect(mayWithdraw(paidAt, new Date('2030-01-15T23:59:59.999Z'))).toBe(true);
    expect(mayWithdraw(paidAt, new Date('2030-01-16T00:00:00Z'))).toBe(false);
  });
});
