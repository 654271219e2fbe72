/**
 * Time of memberships, content and emails. In local mode it follows the Stripe stand-in, so a month can pass in a
 * second.
 */
export abstract class Clock {
  abstract now(): Date;
}

export const isSameMoment = (one: Date, other: Date): boolean => one.getTime() === other.getTime();
