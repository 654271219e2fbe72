import type { LimitOptions } from '../../../platform/http/limit.ts';

/** A player tells every 5 seconds, a text after each pause of writing, and what waited offline comes all at once. */
export const writing: LimitOptions = { setting: 'limitPractice', windowSeconds: 60, per: 'user' };

/** A search opens thousands of entries, a year of the record reads as many rows. */
export const reading: LimitOptions = { setting: 'limitJournal', windowSeconds: 60, per: 'user' };
