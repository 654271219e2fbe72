/** `closed` means that we have the money or refunded it. `lost` means that the bank returned the money to the payer. */
export type DisputeState = 'open' | 'closed' | 'lost';

const closedStatuses: readonly string[] = ['won', 'warning_closed', 'prevented'];

export function toDisputeState(status: string): DisputeState {
  if (status === 'lost') return 'lost';
  return closedStatuses.includes(status) ? 'closed' : 'open';
}

export const combineDisputeStates = (states: readonly DisputeState[]): DisputeState | null =>
  (['open', 'lost', 'closed'] as const).find((state) => states.includes(state)) ?? null;
