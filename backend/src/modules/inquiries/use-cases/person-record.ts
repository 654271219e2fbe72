import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Inquiry, InquiryNote, InquiryReply } from '../domain/inquiry.entity.ts';
import { Mentoring } from '../domain/mentoring.entity.ts';

export type InquiryExport = object;

interface InquiryOwner {
  readonly userId: string;
  /** Undefined for an unconfirmed email address, which may belong to another person. */
  readonly email: string | undefined;
}

@Injectable()
export class CollectInquiryData {
  constructor(private readonly database: Database) {}

  async read({ userId, email }: InquiryOwner): Promise<readonly InquiryExport[] | null> {
    const em = this.database.em();
    const asked = await em.find(Mentoring, { userId });
    if (email === undefined && asked.length === 0) return null;
    const own = { id: { $in: asked.map(({ inquiryId }) => inquiryId) } };
    const where = email === undefined ? own : { $or: [own, { email: normalizeEmail(email) }] };
    const inquiries = await em.find(Inquiry, where, { orderBy: { receivedAt: 'asc' } });
    const ofThese = { inquiryId: { $in: inquiries.map(({ id }) => id) } };
    const [notes, replies] = [await em.find(InquiryNote, ofThese), await em.find(InquiryReply, ofThese)];
    return inquiries.map(
      ({ id, kind, reference, name, answers, decisionId, status, receivedAt, answeredAt, ...rest }) => ({
        ...{ kind, reference, name, answers, decisionId, status, receivedAt, answeredAt },
        venture: kind === 'partner' ? { state: rest.ventureState ?? 'new', reason: rest.ventureReason ?? null } : null,
        withdrawalOutcome: rest.withdrawalOutcome ?? null,
        mentoring: toMentoringRecord(asked.find(({ inquiryId }) => inquiryId === id)),
        notes: notes.filter(({ inquiryId }) => inquiryId === id).map(toTextRecord),
        replies: replies.filter(({ inquiryId }) => inquiryId === id).map(toTextRecord),
      }),
    );
  }
}

function toMentoringRecord(mentoring: Mentoring | undefined): object | null {
  if (!mentoring) return null;
  const { state, preferredTimes, askedAt, answeredAt, startsAt, note } = mentoring;
  return { state, preferredTimes, askedAt, answeredAt, startsAt, note };
}

const toTextRecord = ({ text, writtenAt }: Pick<InquiryNote, 'text' | 'writtenAt'>) => ({ text, writtenAt });

@Injectable()
export class EraseInquiries {
  constructor(private readonly tx: Transaction) {}

  forget({ userId, email }: InquiryOwner): Promise<string[]> {
    return this.tx.run(async ({ em }) => {
      await em.nativeUpdate(InquiryNote, { authorId: userId }, { authorId: null });
      await em.nativeUpdate(InquiryReply, { authorId: userId }, { authorId: null });
      // Finds mentoring requests by user id, because the email address of the account may have changed since then.
      const asked = await em.find(Mentoring, { userId });
      const written = email === undefined ? [] : await em.find(Inquiry, { email: normalizeEmail(email) });
      const gone = [...new Set([...asked.map(({ inquiryId }) => inquiryId), ...written.map(({ id }) => id)])];
      await em.nativeDelete(Inquiry, { id: { $in: gone } });
      return gone;
    });
  }
}
