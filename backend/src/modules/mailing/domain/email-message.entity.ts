import { defineEntity, p } from '@mikro-orm/core';
import { EmailCampaign } from './email-campaign.entity.ts';
import { EmailSubscriber } from './email-subscriber.entity.ts';

/** An email as the provider gets it. */
export interface RenderedEmail {
  readonly from: string;
  readonly to: string[];
  /** Where answers go, if not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The payload of the event a mail is about: ids, words and figures, never a secret. */
export type EmailFacts = Readonly<Record<string, unknown>>;

/**
 * `queued`, then `sending` from the first attempt on. Final are `sent`; `failed`: the provider refused the email;
 * `suppressed`: the person wants none, or there was nothing left to tell (a link that was used, an inquiry that was
 * deleted); `unknown`: the provider may or may not have accepted it.
 */
export const messageStates = ['queued', 'sending', 'sent', 'failed', 'suppressed', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];

/** The provider recognises a repeated request for 24 h; an open attempt is given up an hour before that. */
const repeatableMs = 23 * 3_600_000;

const EmailMessageSchema = defineEntity({
  name: 'EmailMessage',
  tableName: 'email_message',
  properties: {
    id: p.uuid().primary(),
    /** Name of the mail's definition in `mails/`. No constraint: a new mail needs no migration. */
    kind: p.text(),
    /** Unique, so that one event queues a mail once. */
    dedupeKey: p.text().unique(),
    recipient: p.text(),
    firstName: p.text(),
    /** The account it is about; empty for a mail of the list. */
    userId: p.uuid().nullable().index(),
    facts: p.json<EmailFacts>().nullable(),
    subscriberId: () =>
      p.manyToOne(EmailSubscriber).mapToPk().joinColumn('subscriber_id').nullable().index().deleteRule('set null'),
    campaignId: () =>
      p.manyToOne(EmailCampaign).mapToPk().joinColumn('campaign_id').nullable().index().deleteRule('set null'),
    state: p.enum(messageStates),
    /**
     * The rendered email as JSON: stored before the first attempt so that each retry sends the same bytes, deleted with
     * the outcome. Always empty for a mail with a code or a link that opens something.
     */
    frozenEmail: p.text().nullable(),
    /** The provider's id of it. */
    providerId: p.text().nullable(),
    /** Why it was not sent, in a word or two. */
    failure: p.text().nullable(),
    createdAt: p.datetime(),
    /** Real time, because it is compared with the provider's memory. */
    firstAttemptAt: p.datetime().nullable(),
    sentAt: p.datetime().nullable(),
  },
  indexes: [
    { properties: ['recipient', 'createdAt'] },
    { properties: ['kind', 'createdAt'] },
    {
      name: 'email_message_open',
      expression: `create index "email_message_open" on "email_message" ("kind") where "state" in ('queued', 'sending')`,
    },
  ],
});

/** One mail to one address, from the decision to its outcome. */
export class EmailMessage extends EmailMessageSchema.class {
  isOpen(): boolean {
    return this.state === 'queued' || this.state === 'sending';
  }

  /** True when the provider might accept the next attempt as a new email. */
  isTooOldToRepeat(realNow: Date): boolean {
    return !!this.firstAttemptAt && realNow.getTime() - this.firstAttemptAt.getTime() >= repeatableMs;
  }

  frozen(): RenderedEmail | undefined {
    return this.frozenEmail ? (JSON.parse(this.frozenEmail) as RenderedEmail) : undefined;
  }

  /** Stores what this and every further attempt sends. */
  freeze(email: RenderedEmail): void {
    this.frozenEmail ??= JSON.stringify(email);
  }

  attempt(realNow: Date): void {
    this.firstAttemptAt ??= realNow;
    this.state = 'sending';
  }

  accepted(providerId: string, now: Date): void {
    this.close('sent');
    this.providerId = providerId;
    this.sentAt = now;
  }

  refused(reason: string): void {
    this.close('failed', reason);
  }

  suppress(): void {
    this.close('suppressed');
  }

  giveUp(reason: string): void {
    this.close('unknown', reason);
  }

  private close(state: 'sent' | 'failed' | 'suppressed' | 'unknown', failure: string | null = null): void {
    this.state = state;
    this.failure = failure;
    this.frozenEmail = null;
  }
}
EmailMessageSchema.setClass(EmailMessage);

/** The `count`th welcome of a subscriber (by id), or of an address that is not on the list (by hash). */
export const welcomeKey = (whose: string, count: number): string => `welcome:${whose}:${count}`;
