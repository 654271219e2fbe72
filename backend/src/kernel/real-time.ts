/**
 * Real time, for tokens, sessions, limits, locks and the times of user actions. Memberships, content and emails use
 * `Clock` instead, because tests can move that clock.
 */
export const realTime = (): Date => new Date();
