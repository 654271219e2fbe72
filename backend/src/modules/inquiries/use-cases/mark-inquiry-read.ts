import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { lockInquiry } from './lock-inquiry.ts';
import type { InquiryView } from './inquiries.view.ts';
import { inquiryViewOf } from './inquiry-view-of.ts';

/** A colleague has opened an inquiry. Safe to repeat: the first time is kept. */
@Injectable()
export class MarkInquiryRead {
  constructor(private readonly tx: Transaction) {}

  mark({ inquiryId }: { inquiryId: string }): Promise<InquiryView> {
    return this.tx.run(async ({ em }) => {
      const inquiry = await lockInquiry(em, inquiryId);
      inquiry.read(new Date());
      return inquiryViewOf(inquiry);
    });
  }
}
