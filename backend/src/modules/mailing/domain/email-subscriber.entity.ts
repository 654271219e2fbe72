import { defineEntity, p } from '@mikro-orm/core';

const EmailSubscriberSchema = defineEntity({
  name: 'EmailSubscriber',
  tableName: 'email_subscriber',
  properties: {
    id: p.uuid().primary(),
    email: p.text().unique(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    /** Position of the sign-up form on the site, such as 'footer'. */
    source: p.text().nullable(),
    subscribedAt: p.datetime(),
    /** Time of the confirmation; null until the subscriber confirms. */
    confirmedAt: p.datetime().nullable(),
    unsubscribedAt: p.datetime().nullable(),
    lastEmailSentAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['subscribedAt', 'id'] }],
});

/** An unconfirmed email address is deleted this many days after its last confirmation email. */
export const unconfirmedRetentionDays = 30;

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

  /** Call this method only when the owner of the email address has requested the subscription. */
  subscribe(now: Date): void {
    this.confirmedAt ??= now;
    this.unsubscribedAt = null;
  }

  unsubscribe(now: Date): void {
    this.unsubscribedAt ??= now;
  }

  /** True when the request to subscribe is older than the last unsubscription, so that it must have no effect. */
  isUnsubscribedSince(requestedAt: Date): boolean {
    return Boolean(this.unsubscribedAt && this.unsubscribedAt >= requestedAt);
  }

  received(now: Date): void {
    this.lastEmailSentAt = now;
  }
}
EmailSubscriberSchema.setClass(EmailSubscriber);
