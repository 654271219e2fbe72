/**
 * Time of memberships, content and emails. With the local Stripe stand-in, this time follows the stand-in, so a month
 * can pass in a second.
 */
export abstract class Clock {
  abstract now(): Date;
}

export const isSameMoment = (one: Date, other: Date): boolean => one.getTime() === other.getTime();
