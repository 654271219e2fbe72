import { defineEntity, p } from '@mikro-orm/core';

const EmailSubscriberSchema = defineEntity({
  name: 'EmailSubscriber',
  tableName: 'email_subscriber',
  properties: {
    id: p.uuid().primary(),
    /** In the form of `normalizeEmail`. */
    email: p.text().unique(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    /** Where the form stood, such as 'footer'. */
    source: p.text().nullable(),
    /** When the address was first given. */
    subscribedAt: p.datetime(),
    /** Since when it is known that the person wants to be on the list. Empty: they were asked by mail, at most. */
    confirmedAt: p.datetime().nullable(),
    /** Set: has left it. */
    unsubscribedAt: p.datetime().nullable(),
    lastEmailSentAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['subscribedAt', 'id'] }],
});

/** Days after the last opt-in email until an unconfirmed address is deleted. */
export const unconfirmedDays = 30;

/** An address on the mailing list, one that waits to be confirmed, or one that has left the list. */
export class EmailSubscriber extends EmailSubscriberSchema.class {
  isOnTheList(): boolean {
    return Boolean(this.confirmedAt) && !this.hasLeft();
  }

  /** Was asked, at most, and has not answered. */
  isWaiting(): boolean {
    return !this.confirmedAt && !this.hasLeft();
  }

  hasLeft(): boolean {
    return Boolean(this.unsubscribedAt);
  }

  /** By the person's own wish alone. */
  join(now: Date): void {
    this.confirmedAt ??= now;
    this.unsubscribedAt = null;
  }

  /** Keeps the moment of the first time. */
  leave(now: Date): void {
    this.unsubscribedAt ??= now;
  }

  /** True when the request is older than the last unsubscription, so that it must not subscribe again. */
  hasLeftSince(wish: Date): boolean {
    return Boolean(this.unsubscribedAt && this.unsubscribedAt >= wish);
  }

  received(now: Date): void {
    this.lastEmailSentAt = now;
  }
}
EmailSubscriberSchema.setClass(EmailSubscriber);
