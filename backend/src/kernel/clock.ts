/**
 * The product's time, for billing and mailing. On the embedded default it follows the payment stand-in's clock, so that
 * a month can be lived through in a second. Tokens, sessions, limits, logs and signatures keep real time: `new Date()`.
 */
export abstract class Clock {
  abstract now(): Date;
}

export const isSameMoment = (one: Date, other: Date): boolean => one.getTime() === other.getTime();
