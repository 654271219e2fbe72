import { defineEntity, p } from '@mikro-orm/core';

const EmailSubscriberSchema = defineEntity({
  name: 'EmailSubscriber',
  tableName: 'email_subscriber',
  properties: {
    id: p.uuid().primary(),
    email: p.text().unique(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    /** Position of the form on the site, such as 'footer'. */
    source: p.text().nullable(),
    subscribedAt: p.datetime(),
    /** Null until the subscriber confirms. */
    confirmedAt: p.datetime().nullable(),
    unsubscribedAt: p.datetime().nullable(),
    lastEmailSentAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['subscribedAt', 'id'] }],
});

/** Days after the last opt-in email until an unconfirmed email is deleted. */
export const unconfirmedDays = 30;

export class EmailSubscriber extends EmailSubscriberSchema.class {
  isSubscribed(): boolean {
    return Boolean(this.confirmedAt) && !this.isUnsubscribed();
  }

  isUnconfirmed(): boolean {
    return !this.confirmedAt && !this.isUnsubscribed();
  }

  isUnsubscribed(): boolean {
    return Boolean(this.unsubscribedAt);
  }

  /** Called only on the subscriber's own request. */
  subscribe(now: Date): void {
    this.confirmedAt ??= now;
    this.unsubscribedAt = null;
  }

  unsubscribe(now: Date): void {
    this.unsubscribedAt ??= now;
  }

  /** True when the request is older than the last unsubscription, so that it must not subscribe again. */
  isUnsubscribedSince(requestedAt: Date): boolean {
    return Boolean(this.unsubscribedAt && this.unsubscribedAt >= requestedAt);
  }

  received(now: Date): void {
    this.lastEmailSentAt = now;
  }
}
EmailSubscriberSchema.setClass(EmailSubscriber);
