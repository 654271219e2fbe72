/**
 * Current time for billing and emails. In local mode it follows the clock of the Stripe stand-in, so a month can pass
 * in a second. Tokens, sessions, limits, logs and signatures use the real time: `realTime()`.
 */
export abstract class Clock {
  abstract now(): Date;
}

export const isSameMoment = (one: Date, other: Date): boolean => one.getTime() === other.getTime();
