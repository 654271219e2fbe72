import { randomInt } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import { InquiryAnswered } from './events.ts';
import { InquiryNotVenture } from './errors.ts';
import {
  inquiryKinds,
  inquiryStatuses,
  formLabels,
  ventureStates,
  withdrawalOutcomes,
  type FormAnswers,
  type InquiryKind,
  type InquiryStatus,
  type VentureState,
} from './inquiry-kinds.ts';

const hourMs = 3_600_000;

/** The site promises a reply within 24 hours, or within three days to a mentoring request. */
export const computeInquiryDueAt = (kind: InquiryKind, receivedAt: Date): Date =>
  new Date(receivedAt.getTime() + (kind === 'mentoring' ? 72 : 24) * hourMs);

const referenceCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const referenceInitials: Record<InquiryKind, string> = {
  partner: 'P',
  volunteer: 'V',
  contact: 'C',
  mentoring: 'M',
  withdrawal: 'W',
};

/** The reference is not secret and gives no access to the inquiry. */
export function createInquiryReference(kind: InquiryKind): string {
  const name = Array.from({ length: 6 }, () => referenceCharacters[randomInt(referenceCharacters.length)]).join('');
  return `${referenceInitials[kind]}-${name}`;
}

const InquirySchema = defineEntity({
  name: 'Inquiry',
  tableName: 'inquiry',
  properties: {
    id: p.uuid().primary(),
    reference: p.text().unique(),
    kind: p.enum(inquiryKinds),
    name: p.text(),
    email: p.text().index(),
    answers: p.json<FormAnswers>(),
    idempotencyKey: p.uuid().nullable().unique(),
    decisionId: p.uuid().nullable().index(),
    status: p.enum(inquiryStatuses),
    receivedAt: p.datetime(),
    dueAt: p.datetime(),
    readAt: p.datetime().nullable(),
    answeredAt: p.datetime().nullable(),
    ventureState: p.enum(ventureStates).nullable(),
    ventureReason: p.text().nullable(),
    withdrawalOutcome: p.enum(withdrawalOutcomes).nullable(),
  },
  indexes: [
    { properties: ['receivedAt', 'id'] },
    {
      name: 'inquiry_open',
      expression: `create index "inquiry_open" on "inquiry" ("kind") where "status" = 'open'`,
    },
    {
      name: 'inquiry_fragments',
      expression: `create index "inquiry_fragments" on "inquiry" using gin (search_fold("reference" || ' ' || "name" || ' ' || "email") gin_trgm_ops)`,
    },
  ],
});

export class Inquiry extends InquirySchema.class {
  hasSameContent({ kind, name, email, answers }: Pick<Inquiry, 'kind' | 'name' | 'email' | 'answers'>): boolean {
    const fields = Object.keys(formLabels[this.kind]);
    return (
      this.kind === kind &&
      this.name === name &&
      this.email === email &&
      fields.every((field) => this.answers[field] === answers[field])
    );
  }

  needsProcessing(): boolean {
    return this.kind === 'withdrawal' && (!this.withdrawalOutcome || this.withdrawalOutcome === 'unknown');
  }

  markRead(now: Date): void {
    this.readAt ??= now;
  }

  setStatus(status: InquiryStatus, now: Date): void {
    this.status = status;
    if (status === 'open') this.answeredAt = null;
    if (status === 'answered') this.answeredAt ??= now;
  }

  reopen(now: Date): void {
    this.setStatus('open', now);
    this.dueAt = computeInquiryDueAt(this.kind, now);
  }

  setVentureState(state: VentureState, reason: string | null): void {
    if (this.kind !== 'partner') throw new InquiryNotVenture();
    this.ventureState = state;
    this.ventureReason = state === 'declined' ? reason : null;
  }

  /** A reply does not change the status of a mentoring request. Only a date, a refusal or a cancellation changes it. */
  markAnswered(replyId: string, now: Date): InquiryAnswered {
    this.markRead(now);
    if (this.kind !== 'mentoring') this.setStatus('answered', now);
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
    authorId: p.uuid().nullable(),
    writtenAt: p.datetime(),
  },
});

export class InquiryNote extends InquiryNoteSchema.class {}
InquiryNoteSchema.setClass(InquiryNote);

const InquiryReplySchema = defineEntity({
  name: 'InquiryReply',
  tableName: 'inquiry_reply',
  properties: {
    id: p.uuid().primary(),
    inquiryId: () => p.manyToOne(Inquiry).mapToPk().joinColumn('inquiry_id').index().deleteRule('cascade'),
    text: p.text(),
    authorId: p.uuid().nullable(),
    writtenAt: p.datetime(),
    isMailed: p.boolean(),
  },
});

export class InquiryReply extends InquiryReplySchema.class {}
InquiryReplySchema.setClass(InquiryReply);
