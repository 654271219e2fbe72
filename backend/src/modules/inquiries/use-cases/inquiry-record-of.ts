import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../../../kernel/email-address.ts';
import { Database } from '../../../platform/database/database.ts';
import { InquiryNote } from '../domain/inquiry-note.entity.ts';
import { InquiryReply } from '../domain/inquiry-reply.entity.ts';
import { Inquiry } from '../domain/inquiry.entity.ts';

/** One inquiry of a person, with what was answered and noted. */
export type InquiryRecord = object;

/** Everything this module holds on an address, oldest first. */
@Injectable()
export class InquiryRecordOf {
  constructor(private readonly database: Database) {}

  async read(email: string): Promise<readonly InquiryRecord[]> {
    const em = this.database.em();
    const inquiries = await em.find(Inquiry, { email: normalizeEmail(email) }, { orderBy: { receivedAt: 'asc' } });
    const ofThese = { inquiryId: { $in: inquiries.map(({ id }) => id) } };
    const [notes, replies] = [await em.find(InquiryNote, ofThese), await em.find(InquiryReply, ofThese)];
    return inquiries.map(({ id, kind, reference, name, answers, decisionId, status, receivedAt, answeredAt }) => ({
      ...{ kind, reference, name, answers, decisionId, status, receivedAt, answeredAt },
      notes: notes.filter(({ inquiryId }) => inquiryId === id).map(wordsOf),
      replies: replies.filter(({ inquiryId }) => inquiryId === id).map(wordsOf),
    }));
  }
}

const wordsOf = ({ text, writtenAt }: Pick<InquiryNote, 'text' | 'writtenAt'>) => ({ text, writtenAt });
