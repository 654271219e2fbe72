/** An unknown status gives no access. */
const meaningByStatus = {
  active: 'pays',
  trialing: 'pays',
  past_due: 'owes',
  incomplete: 'waits',
  paused: 'waits',
  unpaid: 'waits',
  canceled: 'over',
  incomplete_expired: 'over',
} as const;

/**
 * Meaning of a Stripe status for the member's access. `pays`: access. `owes`: access during the days of grace. `waits`:
 * no access, but a payment is possible. `over`: no access, final. `unknown`: no access, and an operator must check the
 * subscription.
 */
export type StatusMeaning = (typeof meaningByStatus)[keyof typeof meaningByStatus] | 'unknown';

export const getStatusMeaning = (status: string): StatusMeaning =>
  Object.hasOwn(meaningByStatus, status) ? meaningByStatus[status as keyof typeof meaningByStatus] : 'unknown';

export const isLiveStatus = (status: string): boolean => getStatusMeaning(status) !== 'over';

/** True when the first payment was never made. The next checkout of the member cancels such a subscription. */
export const isAbandonedStatus = (status: string): boolean => status === 'incomplete';

export const isPurchaseBlockedBy = (status: string): boolean => isLiveStatus(status) && !isAbandonedStatus(status);

const rankByMeaning: Record<StatusMeaning, number> = { pays: 3, owes: 2, waits: 1, unknown: 1, over: 0 };

export const getStatusRank = (status: string): number => rankByMeaning[getStatusMeaning(status)];

export const listStatusesWithMeaning = (meaning: Exclude<StatusMeaning, 'unknown'>): string[] =>
  Object.keys(meaningByStatus).filter((status) => getStatusMeaning(status) === meaning);
