const withdrawalDays = 14;
const dayMs = 86_400_000;

/** The law counts whole days from the day after the purchase, so the last day counts to its end. */
export function mayWithdraw(paidAt: Date, receivedAt: Date): boolean {
  const end = Math.floor(paidAt.getTime() / dayMs + 1 + withdrawalDays) * dayMs;
  return receivedAt.getTime() < end;
}
