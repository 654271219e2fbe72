import { defineEntity, p } from '@mikro-orm/core';
import { EmailCampaign } from './email-campaign.entity.ts';
import { EmailSubscriber } from './email-subscriber.entity.ts';

export interface RenderedEmail {
  readonly from: string;
  readonly to: string[];
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const droppedReason = 'dropped';

export const notNeededReason = 'not-needed';

export const emailChangedReason = 'email-changed';

/** Reason of an email that may have been sent before a backup was restored. */
export const restoredReason = 'restored';

const erasedRecipient = '';

/** The database stores this data, so the data must not contain secrets. */
export type EmailEventData = Readonly<Record<string, unknown>>;

/** `unknown` means that the provider may have accepted the email. */
export const emailMessageStates = [
  'queued',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'complained',
  'failed',
  'suppressed',
  'unknown',
] as const;
export type EmailMessageState = (typeof emailMessageStates)[number];

/** A report never replaces a state that is later in this list. */
const acceptedStates = ['sent', 'delivered', 'failed', 'bounced', 'complained'] as const;
export type ReportedEmailState = Exclude<(typeof acceptedStates)[number], 'sent'>;

/** One hour less than the 24 hours in which the provider recognizes a repeated request. */
const maxRetryAgeMs = 23 * 3_600_000;
/** An email is not sent again after the provider has refused it for this number of days (RFC 5321, 4.5.4.1). */
export const maxRefusedDays = 5;
/** After a longer gap between two refusals, the count of days begins again, because no attempt was made in the gap. */
export const maxRefusalGapHours = 6;
const hourMs = 3_600_000;

const EmailMessageSchema = defineEntity({
  name: 'EmailMessage',
  tableName: 'email_message',
  properties: {
    id: p.uuid().primary(),
    /** The column has no check constraint, so that a new kind of email needs no migration. */
    kind: p.text(),
    dedupeKey: p.text().unique(),
    recipient: p.text(),
    firstName: p.text(),
    userId: p.uuid().nullable().index(),
    facts: p.json<EmailEventData>().nullable(),
    subscriberId: () =>
      p.manyToOne(EmailSubscriber).mapToPk().joinColumn('subscriber_id').nullable().index().deleteRule('set null'),
    campaignId: () => p.manyToOne(EmailCampaign).mapToPk().joinColumn('campaign_id').nullable().deleteRule('set null'),
    batchId: p.uuid().nullable(),
    state: p.enum(emailMessageStates),
    /** Rendered email as JSON, always null for an email with a secret. */
    frozenEmail: p.text().nullable(),
    providerId: p.text().nullable().index(),
    failure: p.text().nullable(),
    createdAt: p.datetime(),
    /** Real time and not the time of `Clock`, because the provider limits repeated requests in real time. */
    firstAttemptAt: p.datetime().nullable(),
    /** Real time of the first of successive refused attempts. `refusedAt` is the time of the last one. */
    refusedSince: p.datetime().nullable(),
    refusedAt: p.datetime().nullable(),
    sentAt: p.datetime().nullable().index(),
  },
  indexes: [
    { properties: ['recipient', 'createdAt'] },
    { properties: ['kind', 'createdAt'] },
    { properties: ['campaignId', 'id'] },
    {
      name: 'email_message_open',
      expression: `create index "email_message_open" on "email_message" ("kind") where "state" in ('queued', 'sending')`,
    },
    {
      name: 'email_message_open_batch',
      expression: `create index "email_message_open_batch" on "email_message" ("batch_id") where "state" in ('queued', 'sending')`,
    },
    {
      name: 'email_message_reported',
      expression: `create index "email_message_reported" on "email_message" ("campaign_id") where "state" in ('bounced', 'complained')`,
    },
    {
      name: 'email_message_unknown',
      expression: `create index "email_message_unknown" on "email_message" ("created_at", "id") where "state" = 'unknown'`,
    },
  ],
});

export class EmailMessage extends EmailMessageSchema.class {
  isOpen(): boolean {
    return this.state === 'queued' || this.state === 'sending';
  }

  isAttempted(): boolean {
    return this.state === 'sending';
  }

  isTooOldToRepeat(realNow: Date): boolean {
    return !!this.firstAttemptAt && realNow.getTime() - this.firstAttemptAt.getTime() >= maxRetryAgeMs;
  }

  frozen(): RenderedEmail | undefined {
    return this.frozenEmail ? (JSON.parse(this.frozenEmail) as RenderedEmail) : undefined;
  }

  freeze(email: RenderedEmail): void {
    this.frozenEmail ??= JSON.stringify(email);
  }

  attempt(realNow: Date): void {
    this.firstAttemptAt ??= realNow;
    this.state = 'sending';
  }

  /** Returns true if the provider has refused the email for too long. */
  recordRefusal(realNow: Date): boolean {
    const now = realNow.getTime();
    if (!this.refusedAt || now - this.refusedAt.getTime() > maxRefusalGapHours * hourMs) this.refusedSince = realNow;
    this.refusedAt = realNow;
    return now - (this.refusedSince?.getTime() ?? now) >= maxRefusedDays * 24 * hourMs;
  }

  release(): void {
    if (this.failure === droppedReason || (this.state !== 'sending' && this.state !== 'unknown')) return;
    this.state = 'queued';
    this.failure = null;
    this.firstAttemptAt = null;
    this.frozenEmail = null;
  }

  isAccepted(): boolean {
    return this.providerId !== null;
  }

  /** Deletes the data about an erased person, except the content that a repeated request must contain. */
  erase(): void {
    this.dedupeKey = `erased:${this.id}`;
    this.recipient = erasedRecipient;
    this.firstName = '';
    this.userId = null;
    this.subscriberId = null;
    this.facts = null;
  }

  /** The row of an erased email stays until its request has a result, so that a repeated request has the same emails. */
  isErased(): boolean {
    return this.recipient === erasedRecipient;
  }

  report(state: ReportedEmailState): boolean {
    const order: readonly string[] = acceptedStates;
    if (order.indexOf(state) <= order.indexOf(this.state)) return false;
    this.state = state;
    return true;
  }

  accepted(providerId: string, now: Date): void {
    this.close('sent');
    this.providerId = providerId;
    this.sentAt = now;
  }

  refused(reason: string): void {
    this.close('failed', reason);
  }

  suppress(reason: string): void {
    this.close('suppressed', reason);
  }

  abandon(reason: string): void {
    this.close('unknown', reason);
  }

  private close(state: 'sent' | 'failed' | 'suppressed' | 'unknown', failure: string | null = null): void {
    this.state = state;
    this.failure = failure;
    this.frozenEmail = null;
  }
}
EmailMessageSchema.setClass(EmailMessage);

export const buildWelcomeKey = (whose: string, count: number): string => `welcome:${whose}:${count}`;
