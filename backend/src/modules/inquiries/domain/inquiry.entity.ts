import { randomInt } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { InquiryAnswered } from './events.ts';
import { NoVenture } from './errors.ts';
import {
  inquiryKinds,
  inquiryStatuses,
  questions,
  ventureStates,
  withdrawalOutcomes,
  type Answers,
  type InquiryKind,
  type InquiryStatus,
  type VentureState,
} from './inquiry-kinds.ts';

const hourMs = 3_600_000;

/** The site promises an answer within 24 hours, and to a request for mentoring within three days. */
export const dueAfter = (kind: InquiryKind, receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + (kind === 'mentoring' ? 72 : 24) * hourMs);

/** Digits and capitals that cannot be confused on paper or over the telephone. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const initials: Record<InquiryKind, string> = {
  partner: 'P',
  volunteer: 'V',
  contact: 'C',
  mentoring: 'M',
  withdrawal: 'W',
};

/** A short name for an inquiry, such as P-7K3QX2. It tells nothing and opens nothing. */
export function newReference(kind: InquiryKind): string {
  const name = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
  return `${initials[kind]}-${name}`;
}

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
    /** Of an application for a venture. */
    ventureState: p.enum(ventureStates).nullable(),
    /** Why it was declined; the applicant reads it. */
    ventureReason: p.text().nullable(),
    withdrawalOutcome: p.enum(withdrawalOutcomes).nullable(),
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

  /** True for a withdrawal whose purchase was not found yet. */
  isToProcess(): boolean {
    return this.kind === 'withdrawal' && (!this.withdrawalOutcome || this.withdrawalOutcome === 'unknown');
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

  /** An answer is owed again, as something else is asked now. */
  askAgain(now: Date): void {
    this.become('open', now);
    this.dueAt = dueAfter(this.kind, now);
  }

  /** How far an application for a venture is from now on. Throws NoVenture. */
  decideVenture(state: VentureState, reason: string | null): void {
    if (this.kind !== 'partner') throw new NoVenture();
    this.ventureState = state;
    this.ventureReason = state === 'declined' ? reason : null;
  }

  /**
   * An answer is written; whoever wrote it has read what it answers. A request for mentoring stays open until it has a date,
   * or none is given.
   */
  answer(replyId: string, now: Date): InquiryAnswered {
    this.read(now);
    if (this.kind !== 'mentoring') this.become('answered', now);
    return new InquiryAnswered({ inquiryId: this.id, replyId });
  }
}
InquirySchema.setClass(Inquiry);

const InquiryNoteSchema = defineEntity({
  name: 'InquiryNote',
  tableName: 'inquiry_note',
  properties: {
    id: p.uuid().primary(),
    inquiryId: () => p.manyToOne(Inquiry).mapToPk().joinColumn('inquiry_id').index().deleteRule('cascade'),
    text: p.text(),
    /** The colleague who wrote it; empty once that account is deleted. */
    authorId: p.uuid().nullable(),
    writtenAt: p.datetime(),
  },
});

/** What staff tell one another about an inquiry. */
export class InquiryNote extends InquiryNoteSchema.class {}
InquiryNoteSchema.setClass(InquiryNote);

const InquiryReplySchema = defineEntity({
  name: 'InquiryReply',
  tableName: 'inquiry_reply',
  properties: {
    id: p.uuid().primary(),
    inquiryId: () => p.manyToOne(Inquiry).mapToPk().joinColumn('inquiry_id').index().deleteRule('cascade'),
    text: p.text(),
    /** The colleague who wrote it; empty once that account is deleted. */
    authorId: p.uuid().nullable(),
    writtenAt: p.datetime(),
    /** False for an answer that was given elsewhere and is kept here alone. */
    isMailed: p.boolean(),
  },
});

/** An answer to an inquiry. */
export class InquiryReply extends InquiryReplySchema.class {}
InquiryReplySchema.setClass(InquiryReply);
