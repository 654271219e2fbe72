import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { computeInquiryDueAt, Inquiry, InquiryNote, InquiryReply } from '../domain/inquiry.entity.ts';
import type { FormAnswers, InquiryKind, InquiryStatus, VentureState } from '../domain/inquiry-kinds.ts';
import { Mentoring } from '../domain/mentoring.entity.ts';

interface ImportedText {
  readonly text: string;
  readonly authorId: string | null;
  readonly writtenAt: Date;
}

export interface ImportedInquiry {
  readonly reference: string;
  readonly kind: InquiryKind;
  readonly name: string;
  readonly email: string;
  readonly answers: FormAnswers;
  readonly status: InquiryStatus;
  readonly receivedAt: Date;
  readonly readAt?: Date;
  readonly answeredAt?: Date;
  readonly notes?: readonly ImportedText[];
  readonly replies?: readonly ImportedText[];
  readonly ventureState?: VentureState;
  readonly mentoring?: Pick<Mentoring, 'userId' | 'mentorId' | 'preferredTimes' | 'state' | 'startsAt' | 'note'>;
}

@Injectable()
export class ImportInquiries {
  constructor(private readonly tx: Transaction) {}

  add(inquiries: readonly ImportedInquiry[]): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const there = await em.find(Inquiry, { reference: { $in: inquiries.map(({ reference }) => reference) } });
      const known = new Set(there.map(({ reference }) => reference));
      const fresh = inquiries.filter(({ reference }) => !known.has(reference));
      for (const inquiry of fresh) addImportedInquiry(em, inquiry);
      return fresh.length;
    });
  }
}

function addImportedInquiry(
  em: TransactionScope['em'],
  { notes = [], replies = [], mentoring, ...known }: ImportedInquiry,
): void {
  const { id: inquiryId } = em.create(Inquiry, {
    ...known,
    id: newId(),
    email: normalizeEmail(known.email),
    idempotencyKey: null,
    dueAt: computeInquiryDueAt(known.kind, known.receivedAt),
    readAt: known.readAt ?? null,
    answeredAt: known.answeredAt ?? null,
    ventureState: known.ventureState ?? (known.kind === 'partner' ? 'new' : null),
    ventureReason: null,
    withdrawalOutcome: null,
  });
  if (mentoring) {
    const { receivedAt: askedAt, answeredAt = null } = known;
    em.create(Mentoring, { ...mentoring, inquiryId, askedAt, answeredAt, sequence: mentoring.startsAt ? 1 : 0 });
  }
  for (const note of notes) em.create(InquiryNote, { ...note, id: newId(), inquiryId });
  for (const reply of replies) em.create(InquiryReply, { ...reply, id: newId(), inquiryId, isMailed: false });
}
