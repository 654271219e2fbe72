/** Meaning of each Stripe subscription status; an unknown status gives no access. */
const meanings = {
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
 * Meaning of a status for the member's access. `pays`: access. `owes`: access during the days of grace. `waits`: no
 * access, but a payment is possible. `over`: no access, final. `unknown`: no access, and an operator must check it.
 */
export type StatusMeaning = (typeof meanings)[keyof typeof meanings] | 'unknown';

export const statusMeaning = (status: string): StatusMeaning =>
  Object.hasOwn(meanings, status) ? meanings[status as keyof typeof meanings] : 'unknown';

export const isLive = (status: string): boolean => statusMeaning(status) !== 'over';

/** True when the first payment was never made; a new checkout cancels such a subscription. */
export const isAbandoned = (status: string): boolean => status === 'incomplete';

export const blocksPurchase = (status: string): boolean => isLive(status) && !isAbandoned(status);

const ranks: Record<StatusMeaning, number> = { pays: 3, owes: 2, waits: 1, unknown: 1, over: 0 };

/** Rank for choosing between several subscriptions of a customer; higher wins. */
export const statusRank = (status: string): number => ranks[statusMeaning(status)];

export const statusesWithMeaning = (meaning: Exclude<StatusMeaning, 'unknown'>): string[] =>
  Object.keys(meanings).filter((status) => statusMeaning(status) === meaning);
