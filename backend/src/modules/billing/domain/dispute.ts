/** After a `closed` dispute, we have the money or have refunded the payment. */
export type DisputeState = 'open' | 'closed' | 'lost';

const closedStatuses: readonly string[] = ['won', 'warning_closed', 'prevented'];

export function toDisputeState(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return closedStatuses.includes(status) ? 'closed' : 'open';
}

export const combineDisputeStates = (states: readonly DisputeState[]): DisputeState | null =>
  (['open', 'lost', 'closed'] as const).find((state) => states.includes(state)) ?? null;
