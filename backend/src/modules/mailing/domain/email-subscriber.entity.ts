import { defineEntity, p } from '@mikro-orm/core';

const EmailSubscriberSchema = defineEntity({
  name: 'EmailSubscriber',
  tableName: 'email_subscriber',
  properties: {
    id: p.uuid().primary(),
    /** In the form of `addressKey`. */
    email: p.text().unique(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    /** Where the form stood, such as 'footer'. */
    source: p.text().nullable(),
    /** When the address first came onto the list. */
    subscribedAt: p.datetime(),
    /** Empty: on the list. Set: has left it. */
    unsubscribedAt: p.datetime().nullable(),
    lastEmailSentAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['subscribedAt', 'id'] }],
});

/** An address on the mailing list, or one that has left it. */
export class EmailSubscriber extends EmailSubscriberSchema.class {
  isOnTheList(): boolean {
    return !this.unsubscribedAt;
  }

  /** Keeps the moment of the first time. */
  leave(now: Date): void {
    this.unsubscribedAt ??= now;
  }

  /** By the person's own wish alone. */
  comeBack(): void {
    this.unsubscribedAt = null;
  }

  received(now: Date): void {
    this.lastEmailSentAt = now;
  }
}
EmailSubscriberSchema.setClass(EmailSubscriber);
