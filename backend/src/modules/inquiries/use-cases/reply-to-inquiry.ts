import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { InquiryReply } from '../domain/inquiry.entity.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { lockInquiry } from './lock-inquiry.ts';
import type { InquiryTextView } from './inquiries.view.ts';
import { toInquiryTextView } from './to-inquiry-view.ts';

interface NewReply {
  readonly inquiryId: string;
  readonly authorId: string;
  readonly text: string;
}

@Injectable()
export class ReplyToInquiry {
  constructor(
    private readonly tx: Transaction,
    private readonly colleagues: StaffNameLookup,
  ) {}

  reply({ inquiryId, authorId, text }: NewReply): Promise<InquiryTextView> {
    return this.tx.run(async ({ em, outbox, auditLog }) => {
      const inquiry = await lockInquiry(em, inquiryId);
      const known = await em.findOne(InquiryReply, { inquiryId, text });
      if (known) return toInquiryTextView(known, await this.colleagues.load([known.authorId]));
      const now = realTime();
      const id = newId();
      const reply = em.create(InquiryReply, { id, inquiryId, text, authorId, writtenAt: now, isMailed: true });
      outbox.append(inquiry.markAnswered(id, now));
      const details = { inquiryId, replyId: id };
      auditLog.record({ action: 'inquiries.answered', actorId: authorId, subjectId: null, details });
      return toInquiryTextView(reply, await this.colleagues.load([authorId]));
    });
  }
}
