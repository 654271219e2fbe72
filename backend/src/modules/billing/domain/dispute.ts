/**
 * How the dispute of a payment stands. `open`: the bank has yet to decide. `lost`: it took the payment back for good.
 * `closed`: the payment is ours, or went back as a refund.
 */
export type DisputeState = 'open' | 'closed' | 'lost';

const closed: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** What Stripe's word for it means to us. A word of tomorrow is one that somebody has yet to decide on. */
export function disputeStateOf(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return closed.includes(status) ? 'closed' : 'open';
}

/** The state that speaks for a payment disputed more than once: what may still come before what has been. */
export const speakingOf = (states: readonly DisputeState[]): DisputeState | null =>
  (['open', 'lost', 'closed'] as const).find((state) => states.includes(state)) ?? null;
