import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { InquiryReply } from '../domain/inquiry.entity.ts';
import { Colleagues } from './colleagues.ts';
import { lockInquiry } from './lock-inquiry.ts';
import type { WrittenView } from './inquiries.view.ts';
import { writtenViewOf } from './inquiry-view-of.ts';

interface NewReply {
  readonly inquiryId: string;
  readonly authorId: string;
  readonly text: string;
}

/** Sends the same text to the same inquiry only once. */
@Injectable()
export class AnswerInquiry {
  constructor(
    private readonly tx: Transaction,
    private readonly colleagues: Colleagues,
  ) {}

  answer({ inquiryId, authorId, text }: NewReply): Promise<WrittenView> {
    return this.tx.run(async ({ em, outbox, auditLog }) => {
      const inquiry = await lockInquiry(em, inquiryId);
      const known = await em.findOne(InquiryReply, { inquiryId, text });
      if (known) return writtenViewOf(known, await this.colleagues.named([known.authorId]));
      const now = new Date();
      const id = newId();
      const reply = em.create(InquiryReply, { id, inquiryId, text, authorId, writtenAt: now, isMailed: true });
      outbox.append(inquiry.answer(id, now));
      const details = { inquiryId, replyId: id };
      auditLog.record({ action: 'inquiries.answered', actorId: authorId, subjectId: null, details });
      return writtenViewOf(reply, await this.colleagues.named([authorId]));
    });
  }
}
