/**
 * Real time, for tokens, sessions, limits, locks and records of when a person did something. Memberships, content and
 * emails use `Clock` instead, because tests can move that clock.
 */
export const realTime = (): Date => new Date();
