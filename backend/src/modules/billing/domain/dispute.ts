/**
 * State of a disputed payment. `open`: undecided. `lost`: the bank returned it to the payer. `closed`: we kept the
 * money or have refunded it.
 */
export type DisputeState = 'open' | 'closed' | 'lost';

const closedStatuses: readonly string[] = ['won', 'warning_closed', 'prevented'];

export function toDisputeState(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return closedStatuses.includes(status) ? 'closed' : 'open';
}

/** State of a payment with several disputes; an undecided dispute takes precedence. */
export const combineDisputeStates = (states: readonly DisputeState[]): DisputeState | null =>
  (['open', 'lost', 'closed'] as const).find((state) => states.includes(state)) ?? null;
