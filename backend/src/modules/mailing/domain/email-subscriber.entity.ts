import { defineEntity, p } from '@mikro-orm/core';

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
    source: p.text().nullable(),
    subscribedAt: p.datetime(),
    confirmedAt: p.datetime().nullable(),
    unsubscribedAt: p.datetime().nullable(),
    lastEmailSentAt: p.datetime().nullable(),
    /** Null means that the time zone of the institute is used. */
    timeZone: p.text().nullable(),
    signUpTextId: p.uuid().nullable(),
    newEmail: p.text().nullable(),
    newEmailAskedAt: p.datetime().nullable(),
    reflections: p.enum(reflectionFrequencies).default('daily'),
    reflectionsPausedUntil: p.datetime().nullable(),
    lastReflectionDay: p.date().nullable(),
    reflectionAt: p.datetime().nullable().index(),
  },
  indexes: [
    { properties: ['subscribedAt', 'id'] },
    {
      name: 'email_subscriber_email_fragments',
      expression: `create index "email_subscriber_email_fragments" on "email_subscriber" using gin (lower("email") gin_trgm_ops)`,
    },
    {
      name: 'email_subscriber_name_fragments',
      expression: `create index "email_subscriber_name_fragments" on "email_subscriber" using gin (search_fold(btrim(coalesce("first_name", '') || ' ' || coalesce("last_name", ''))) gin_trgm_ops)`,
    },
  ],
});

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

  /** Call this method only when the owner of the email address requested the subscription. */
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

  /** A request that is older than the last unsubscription must have no effect. */
  isUnsubscribedSince(requestedAt: Date): boolean {
    return Boolean(this.unsubscribedAt && this.unsubscribedAt >= requestedAt);
  }

  received(now: Date): void {
    this.lastEmailSentAt = now;
  }
}
EmailSubscriberSchema.setClass(EmailSubscriber);
