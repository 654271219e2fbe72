import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Inquiry, InquiryNote, InquiryReply } from '../domain/inquiry.entity.ts';
import { Mentoring } from '../domain/mentoring.entity.ts';

/** One inquiry of a person, with what was answered and noted. */
export type InquiryRecord = object;

interface Whose {
  readonly userId: string;
  /** Undefined where it may be somebody else's. */
  readonly email: string | undefined;
}

/** Everything this module holds on a person, oldest first: written from their address, or asked as a member. */
@Injectable()
export class InquiryRecordOf {
  constructor(private readonly database: Database) {}

  /** Null where the address may be somebody else's, and nothing was asked as a member. */
  async read({ userId, email }: Whose): Promise<readonly InquiryRecord[] | null> {
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
        mentoring: mentoringOf(asked.find(({ inquiryId }) => inquiryId === id)),
        notes: notes.filter(({ inquiryId }) => inquiryId === id).map(wordsOf),
        replies: replies.filter(({ inquiryId }) => inquiryId === id).map(wordsOf),
      }),
    );
  }
}

function mentoringOf(mentoring: Mentoring | undefined): object | null {
  if (!mentoring) return null;
  const { state, wishes, askedAt, answeredAt, startsAt, note } = mentoring;
  return { state, wishes, askedAt, answeredAt, startsAt, note };
}

const wordsOf = ({ text, writtenAt }: Pick<InquiryNote, 'text' | 'writtenAt'>) => ({ text, writtenAt });

/** Deletes what a person wrote to the institute, and takes their name off what they answered as staff. */
@Injectable()
export class ForgetInquiries {
  constructor(private readonly tx: Transaction) {}

  /** The ids of what is gone. */
  forget({ userId, email }: Whose): Promise<string[]> {
    return this.tx.run(async ({ em }) => {
      await em.nativeUpdate(InquiryNote, { authorId: userId }, { authorId: null });
      await em.nativeUpdate(InquiryReply, { authorId: userId }, { authorId: null });
      // What was asked as a member is theirs, whatever address they had then.
      const asked = await em.find(Mentoring, { userId });
      const written = email === undefined ? [] : await em.find(Inquiry, { email: normalizeEmail(email) });
      const gone = [...new Set([...asked.map(({ inquiryId }) => inquiryId), ...written.map(({ id }) => id)])];
      await em.nativeDelete(Inquiry, { id: { $in: gone } });
      return gone;
    });
  }
}
