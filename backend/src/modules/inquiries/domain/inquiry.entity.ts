import { defineEntity, p } from '@mikro-orm/core';
import { InquiryAnswered } from './events.ts';
import { inquiryKinds, inquiryStatuses, questions, type Answers, type InquiryStatus } from './inquiry-kinds.ts';

/** The site promises an answer within 24 hours. */
const promisedMs = 24 * 3_600_000;

export const dueAfter = (receivedAt: Date): Date => new Date(receivedAt.getTime() + promisedMs);

const InquirySchema = defineEntity({
  name: 'Inquiry',
  tableName: 'inquiry',
  properties: {
    id: p.uuid().primary(),
    /** By it the person and the institute find the inquiry again. */
    reference: p.text().unique(),
    kind: p.enum(inquiryKinds),
    name: p.text(),
    /** In the form of `normalizeEmail`. */
    email: p.text().index(),
    answers: p.json<Answers>(),
    /** The key the form was sent with; none where it came from elsewhere. */
    idempotencyKey: p.uuid().nullable().unique(),
    /** What was decided in the forum, where this answers it. */
    decisionId: p.uuid().nullable().index(),
    status: p.enum(inquiryStatuses),
    receivedAt: p.datetime(),
    dueAt: p.datetime(),
    /** When somebody first opened it. */
    readAt: p.datetime().nullable(),
    /** Empty while an answer is owed. */
    answeredAt: p.datetime().nullable(),
  },
  indexes: [{ properties: ['receivedAt', 'id'] }],
});

/** What somebody wrote to the institute by a form of the site, and how far the answer is. */
export class Inquiry extends InquirySchema.class {
  /** True when a form says what this inquiry says. */
  saysTheSame({ kind, name, email, answers }: Pick<Inquiry, 'kind' | 'name' | 'email' | 'answers'>): boolean {
    const fields = Object.keys(questions[this.kind]);
    return (
      this.kind === kind &&
      this.name === name &&
      this.email === email &&
      fields.every((field) => this.answers[field] === answers[field])
    );
  }

  /** Keeps the moment of the first time. */
  read(now: Date): void {
    this.readAt ??= now;
  }

  /** By hand: an answer was given elsewhere, is owed again, or is not owed at all. */
  become(status: InquiryStatus, now: Date): void {
    this.status = status;
    if (status === 'open') this.answeredAt = null;
    if (status === 'answered') this.answeredAt ??= now;
  }

  /** An answer is written; whoever wrote it has read what it answers. */
  answer(replyId: string, now: Date): InquiryAnswered {
    this.read(now);
    this.become('answered', now);
    return new InquiryAnswered({ inquiryId: this.id, replyId });
  }
}
InquirySchema.setClass(Inquiry);
