const withdrawalDays = 14;
/** A period that ends on a weekend or holiday is extended to the next working day, at most 4 days at Easter. */
const holidayDays = 4;
const dayMs = 86_400_000;

/**
 * The law counts whole days in the buyer's time zone from the day after the purchase. The time zone and holidays of the
 * buyer are unknown, so the longest possible period applies.
 */
export function mayWithdraw(paidAt: Date, receivedAt: Date): boolean {
  return receivedAt.getTime() < paidAt.getTime() + (1 + withdrawalDays + holidayDays) * dayMs;
}
