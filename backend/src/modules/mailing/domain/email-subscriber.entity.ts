import { defineEntity, p } from '@mikro-orm/core';

/** Frequency of the daily reflection by email; 'weekly' is on Sundays. */
export const reflectionFrequencies = ['daily', 'weekly', 'none'] as const;
export type ReflectionFrequency = (typeof reflectionFrequencies)[number];

const EmailSubscriberSchema = defineEntity({
  name: 'EmailSubscriber',
  tableName: 'email_subscriber',
  properties: {
    id: p.uuid().primary(),
    email: p.text().unique(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    /** Place on the site with the sign-up form that was used, such as 'footer'. */
    source: p.text().nullable(),
    subscribedAt: p.datetime(),
    /** Time when the subscriber clicked the confirmation link; null before that. */
    confirmedAt: p.datetime().nullable(),
    unsubscribedAt: p.datetime().nullable(),
    lastEmailSentAt: p.datetime().nullable(),
    /** Null when the subscriber's time zone is unknown; the institute's zone is used then. */
    timeZone: p.text().nullable(),
    /** Text at the last sign-up form that the person sent, for the consent ledger; null when it is unknown. */
    signUpTextId: p.uuid().nullable(),
    /** Email address that the subscriber wants to use, until its owner confirms it. */
    newEmail: p.text().nullable(),
    newEmailAskedAt: p.datetime().nullable(),
    reflections: p.enum(reflectionFrequencies).default('daily'),
    /** No reflection is sent before this time. */
    reflectionsPausedUntil: p.datetime().nullable(),
    /** Last day, in the subscriber's zone, for which a reflection was queued or on which the person subscribed. */
    lastReflectionDay: p.date().nullable(),
    /** Next time at which a reflection is queued; null when none is due. */
    reflectionAt: p.datetime().nullable().index(),
  },
  indexes: [{ properties: ['subscribedAt', 'id'] }],
});

/** Number of days after the last confirmation email when an unconfirmed email address is deleted. */
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

  /** Subscribes the email address. Call this method only when its owner has requested it. */
  subscribe(now: Date): void {
    this.confirmedAt ??= now;
    this.unsubscribedAt = null;
  }

  unsubscribe(now: Date): void {
    this.unsubscribedAt ??= now;
    this.reflectionAt = null;
  }

  stopReflections(): void {
    this.reflections = 'none';
    this.reflectionAt = null;
  }

  isPaused(now: Date): boolean {
    return Boolean(this.reflectionsPausedUntil && this.reflectionsPausedUntil > now);
  }

  getsReflections(now: Date): boolean {
    return this.isSubscribed() && this.reflections !== 'none' && !this.isPaused(now);
  }

  /** True when the owner unsubscribed after this request to subscribe; the request must then have no effect. */
  isUnsubscribedSince(requestedAt: Date): boolean {
    return Boolean(this.unsubscribedAt && this.unsubscribedAt >= requestedAt);
  }

  received(now: Date): void {
    this.lastEmailSentAt = now;
  }
}
EmailSubscriberSchema.setClass(EmailSubscriber);
