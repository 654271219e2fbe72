const withdrawalDays = 14;
/** Days added for weekends and holidays. By law, a period that ends on one continues to the next working day. */
const holidayDays = 4;
const dayMs = 86_400_000;

/** The buyer's time zone and holidays are unknown, so the longest possible period applies. */
export function canWithdraw(paidAt: Date, receivedAt: Date): boolean {
  return receivedAt.getTime() < paidAt.getTime() + (1 + withdrawalDays + holidayDays) * dayMs;
}
