import { canWithdraw } from './withdrawal-period.ts';

describe('withdrawal period', () => {
  it('includes the whole fourteenth day in Berlin when the purchase is at 23:30 UTC', () => {
    const paidAt = new Date('2029-12-31T23:30:00Z');
    expect(canWithdraw(paidAt, new Date('2030-01-15T22:59:59Z'))).toBe(true);
  });

  it('includes the whole fourteenth day in every time zone', () => {
    const paidAt = new Date('2030-01-01T10:00:00Z');
    expect(canWithdraw(paidAt, new Date('2030-01-16T09:59:59Z'))).toBe(true);
  });

  it('lasts to the end of the Tuesday after Easter when the fourteenth day is Good Friday', () => {
    const paidAt = new Date('2029-03-15T23:30:00Z');
    expect(canWithdraw(paidAt, new Date('2029-04-03T21:59:59Z'))).toBe(true);
  });

  it('ends 19 days after the purchase', () => {
    const paidAt = new Date('2030-01-01T10:00:00Z');
    expect(canWithdraw(paidAt, new Date('2030-01-20T10:00:00Z'))).toBe(false);
  });
});
