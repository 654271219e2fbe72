/** What a subscription's status in Stripe means to us. Stripe may add statuses: an unknown one gives no access. */
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
 * `pays`: access. `owes`: access for the days of grace. `waits`: no access, but it may become paid again.
 * `over`: no access, ever. `unknown`: no access, and somebody should look.
 */
export type Meaning = (typeof meanings)[keyof typeof meanings] | 'unknown';

export const meaningOf = (status: string): Meaning =>
  Object.hasOwn(meanings, status) ? meanings[status as keyof typeof meanings] : 'unknown';

/** True while Stripe may still charge for it. */
export const isLive = (status: string): boolean => meaningOf(status) !== 'over';

/** True when its first payment was never made: whoever comes back for another try gives it up. */
export const isAbandoned = (status: string): boolean => status === 'incomplete';

/** Whoever has such a subscription is not sold a second one. */
export const stopsPurchase = (status: string): boolean => isLive(status) && !isAbandoned(status);

const preference: Record<Meaning, number> = { pays: 3, owes: 2, waits: 1, unknown: 1, over: 0 };

/** The higher, the more a subscription speaks for its customer. */
export const preferenceOf = (status: string): number => preference[meaningOf(status)];

/** The statuses that mean one thing, for queries. */
export const statusesThat = (meaning: Exclude<Meaning, 'unknown'>): string[] =>
  Object.keys(meanings).filter((status) => meaningOf(status) === meaning);
