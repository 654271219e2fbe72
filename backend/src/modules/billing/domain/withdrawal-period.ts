const withdrawalDays = 14;
/** By law, a period that ends on a weekend or holiday continues to the next working day. */
const holidayDays = 4;
const dayMs = 86_400_000;

/** The longest possible period applies, because the buyer's time zone and holidays are unknown. */
export function canWithdraw(paidAt: Date, receivedAt: Date): boolean {
  return receivedAt.getTime() < paidAt.getTime() + (1 + withdrawalDays + holidayDays) * dayMs;
}
