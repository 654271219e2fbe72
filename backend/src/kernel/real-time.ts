/**
 * Real time, for tokens, sessions, limits, leases and records of when a person did something. Rules of memberships,
 * content and emails use the `Clock` of the product instead, which a test can move.
 */
export const realTime = (): Date => new Date();
