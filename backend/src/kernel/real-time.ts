/**
 * Time of tokens, sessions, limits, locks and user actions. Memberships, content and emails use `Clock`, which tests
 * can move.
 */
export const realTime = (): Date => new Date();
