const withdrawalDays = 14;
/**
 * Days added for weekends and holidays. By law, a period that ends on a weekend or a holiday is extended to the next
 * working day: by at most 4 days, at Easter.
 */
const holidayDays = 4;
const dayMs = 86_400_000;

/**
 * True when a withdrawal from the purchase arrived in time. The law counts whole days in the buyer's time zone from the
 * day after the purchase; time zone and holidays of the buyer are unknown, so the longest possible period applies.
 */
export function canWithdraw(paidAt: Date, receivedAt: Date): boolean {
  return receivedAt.getTime() < paidAt.getTime() + (1 + withdrawalDays + holidayDays) * dayMs;
}
