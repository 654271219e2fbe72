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

/** `waits` gives no access until a payment, and `unknown` gives no access until an operator checks the subscription. */
export type StatusMeaning = (typeof meaningByStatus)[keyof typeof meaningByStatus] | 'unknown';

export const getStatusMeaning = (status: string): StatusMeaning =>
  Object.hasOwn(meaningByStatus, status) ? meaningByStatus[status as keyof typeof meaningByStatus] : 'unknown';

export const isLiveStatus = (status: string): boolean => getStatusMeaning(status) !== 'over';

/** Stripe sets `incomplete` when the first payment was never made. */
export const isAbandonedStatus = (status: string): boolean => status === 'incomplete';

export const isPurchaseBlockedBy = (status: string): boolean => isLiveStatus(status) && !isAbandonedStatus(status);

const rankByMeaning: Record<StatusMeaning, number> = { pays: 3, owes: 2, waits: 1, unknown: 1, over: 0 };

export const getStatusRank = (status: string): number => rankByMeaning[getStatusMeaning(status)];

export const listStatusesWithMeaning = (meaning: Exclude<StatusMeaning, 'unknown'>): string[] =>
  Object.keys(meaningByStatus).filter((status) => getStatusMeaning(status) === meaning);
