import { defineEntity, p } from '@mikro-orm/core';

/** `soft-bounced` is a temporary failure, such as a full mailbox. */
export const mailEventKinds = ['delivered', 'bounced', 'soft-bounced', 'complained', 'failed'] as const;
export type MailEventKind = (typeof mailEventKinds)[number];

const mailEventOutcomes = ['applied', 'no-change', 'unknown-email'] as const;
type MailEventOutcome = (typeof mailEventOutcomes)[number];

const dayMs = 86_400_000;
/** An event can arrive before the email is marked as sent, so the worker retries during this time. */
const searchMs = 3 * dayMs;
const minCheckGapMs = 5_000;
const maxCheckGapMs = 3_600_000;

const MailEventSchema = defineEntity({
  name: 'MailEvent',
  tableName: 'mail_event',
  properties: {
    id: p.text().primary(),
    kind: p.enum(mailEventKinds),
    providerId: p.text(),
    detail: p.text().nullable(),
    occurredAt: p.datetime(),
    receivedAt: p.datetime().index(),
    checkAt: p.datetime().nullable().index(),
    addressHash: p.text().nullable(),
    outcome: p.enum(mailEventOutcomes).nullable(),
  },
  indexes: [{ properties: ['addressHash', 'occurredAt'] }],
});

export class MailEvent extends MailEventSchema.class {
  finish(outcome: MailEventOutcome, addressHash: string | null = null): void {
    this.outcome = outcome;
    this.addressHash = addressHash;
    this.checkAt = null;
  }

  checkLater(now: Date): void {
    const age = now.getTime() - this.receivedAt.getTime();
    if (age > searchMs) return this.finish('unknown-email');
    this.checkAt = new Date(now.getTime() + Math.min(Math.max(age, minCheckGapMs), maxCheckGapMs));
  }
}
MailEventSchema.setClass(MailEvent);
