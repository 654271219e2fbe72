import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { InquiryNote } from '../domain/inquiry.entity.ts';
import { StaffNameLookup } from '#modules/auth/index.ts';
import { lockInquiry } from './lock-inquiry.ts';
import type { InquiryTextView } from './inquiries.view.ts';
import { toInquiryTextView } from './to-inquiry-view.ts';

interface NewNote {
  readonly inquiryId: string;
  readonly authorId: string;
  readonly text: string;
}

@Injectable()
export class AddInquiryNote {
  constructor(
    private readonly tx: Transaction,
    private readonly colleagues: StaffNameLookup,
  ) {}

  add({ inquiryId, authorId, text }: NewNote): Promise<InquiryTextView> {
    return this.tx.run(async ({ em }) => {
      await lockInquiry(em, inquiryId);
      const note = em.create(InquiryNote, { id: newId(), inquiryId, text, authorId, writtenAt: realTime() });
      return toInquiryTextView(note, await this.colleagues.load([authorId]));
    });
  }
}
