import { defineEntity, p } from '@mikro-orm/core';
import { EmailCampaign } from './email-campaign.entity.ts';
import { EmailSubscriber } from './email-subscriber.entity.ts';
import type { Letter } from './letter.ts';

/** Mails about a paid membership: no list's, so nobody unsubscribes from them. */
export const membershipKinds = [
  'membership-change',
  'membership-cancelled',
  'membership-refunded',
  'membership-refund-failed',
  'membership-disputed',
  'membership-payment-failed',
  'membership-unpaid',
  'membership-renewal',
] as const;
export type MembershipKind = (typeof membershipKinds)[number];

/** Mails about a filled form: a receipt for the person, a notice for the institute, an answer. No list's either. */
export const inquiryKinds = ['inquiry-receipt', 'inquiry-notice', 'inquiry-reply'] as const;
export type InquiryMailKind = (typeof inquiryKinds)[number];

/** `list-confirm` asks whether an address is to be on the list; it may go to one that is not. */
export const messageKinds = ['welcome', 'list-confirm', ...membershipKinds, ...inquiryKinds] as const;
export type MessageKind = (typeof messageKinds)[number];

const isOneOf =
  <Kind extends MessageKind>(kinds: readonly Kind[]) =>
  (kind: MessageKind): kind is Kind =>
    kinds.some((one) => one === kind);

export const isMembershipKind = isOneOf(membershipKinds);
export const isInquiryKind = isOneOf(inquiryKinds);
/** A letter of the list: whoever wants no letters gets none of these. */
export const isListKind = isOneOf(['welcome']);

/** What a mail tells beyond who it goes to: words and figures, never a secret. */
export type MailFacts = Readonly<Record<string, string | number | null>>;

/**
 * `queued`, then `sending` from the first attempt on. Final are `sent`; `failed`: the mail service refused the letter;
 * `suppressed`: the person wants none, or what it tells of was forgotten; `unknown`: the service was asked and may or may not have taken it.
 */
export const messageStates = ['queued', 'sending', 'sent', 'failed', 'suppressed', 'unknown'] as const;
export type MessageState = (typeof messageStates)[number];

/** The mail service knows a letter again for 24 h; an hour before that an open attempt is given up. */
const repeatableMs = 23 * 3_600_000;

const EmailMessageSchema = defineEntity({
  name: 'EmailMessage',
  tableName: 'email_message',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(messageKinds),
    /** No two mails carry the same; see `welcomeKey`. */
    dedupeKey: p.text().unique(),
    recipient: p.text(),
    firstName: p.text(),
    /** The member it is about; empty for a letter of the list. */
    userId: p.uuid().nullable().index(),
    facts: p.json<MailFacts>().nullable(),
    subscriberId: () =>
      p.manyToOne(EmailSubscriber).mapToPk().joinColumn('subscriber_id').nullable().index().deleteRule('set null'),
    campaignId: () =>
      p.manyToOne(EmailCampaign).mapToPk().joinColumn('campaign_id').nullable().index().deleteRule('set null'),
    state: p.enum(messageStates),
    /** The letter as JSON: written before the first attempt, the same in every other, forgotten once all is known. */
    frozenLetter: p.text().nullable(),
    /** What the mail service calls it. */
    providerId: p.text().nullable(),
    /** Why it was not sent, in a word or two. */
    failure: p.text().nullable(),
    createdAt: p.datetime(),
    /** In real time, for it is compared with the mail service's memory. */
    firstAttemptAt: p.datetime().nullable(),
    sentAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['recipient', 'createdAt'] }],
});

/** One mail to one address, from the decision to its outcome. */
export class EmailMessage extends EmailMessageSchema.class {
  isOpen(): boolean {
    return this.state === 'queued' || this.state === 'sending';
  }

  /** True when the mail service might take the next attempt for a new letter. */
  isTooOldToRepeat(realNow: Date): boolean {
    return !!this.firstAttemptAt && realNow.getTime() - this.firstAttemptAt.getTime() >= repeatableMs;
  }

  /** Writes down what this and every further attempt sends. */
  freeze(letter: Letter): void {
    this.frozenLetter ??= JSON.stringify(letter);
  }

  /** The letter to send: the frozen one, to the byte. */
  attempt(realNow: Date): Letter {
    if (!this.frozenLetter) throw new Error('A letter is frozen before it is sent');
    this.firstAttemptAt ??= realNow;
    this.state = 'sending';
    return JSON.parse(this.frozenLetter) as Letter;
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
    this.frozenLetter = null;
  }
}
EmailMessageSchema.setClass(EmailMessage);

/** The `count`th welcome of a subscriber (by id), or of an address that is not on the list (by hash). */
export const welcomeKey = (whose: string, count: number): string => `welcome:${whose}:${count}`;

/** An inquiry is received once, and each answer to it is written once; `about` is its id, or the answer's. */
export const inquiryMailKey = (kind: InquiryMailKind, about: string): string => `${kind}:${about}`;
