const withdrawalDays = 14;
/** A period that ends on a weekend or holiday lasts to the end of the next working day, at most 4 days later at Easter. */
const holidayDays = 4;
const dayMs = 86_400_000;

/**
 * The law counts whole days of the buyer's time zone, from the day after the purchase. The zone and its holidays are
 * unknown, so the period is the longest that any zone has: one in which the purchase was made at midnight.
 */
export function mayWithdraw(paidAt: Date, receivedAt: Date): boolean {
  return receivedAt.getTime() < paidAt.getTime() + (1 + withdrawalDays + holidayDays) * dayMs;
}
