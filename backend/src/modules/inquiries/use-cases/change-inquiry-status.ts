import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { MentoringDateRequired } from '../domain/errors.ts';
import type { InquiryStatus } from '../domain/inquiry-kinds.ts';
import { lockInquiry } from './lock-inquiry.ts';
import type { InquiryView } from './inquiries.view.ts';
import { toInquiryView } from './to-inquiry-view.ts';

interface StatusChange {
  readonly inquiryId: string;
  readonly actorId: string;
  readonly status: InquiryStatus;
}

@Injectable()
export class ChangeInquiryStatus {
  constructor(private readonly tx: Transaction) {}

  change({ inquiryId, actorId, status }: StatusChange): Promise<InquiryView> {
    return this.tx.run(async ({ em, auditLog }) => {
      const inquiry = await lockInquiry(em, inquiryId);
      const { status: was } = inquiry;
      if (inquiry.kind === 'mentoring') throw new MentoringDateRequired();
      if (was !== status) {
        inquiry.setStatus(status, realTime());
        const details = { inquiryId, from: was, to: status };
        auditLog.record({ action: 'inquiries.status-changed', actorId, subjectId: null, details });
      }
      return toInquiryView(inquiry);
    });
  }
}

@Injectable()
export class MarkInquiryRead {
  constructor(private readonly tx: Transaction) {}

  mark({ inquiryId }: { inquiryId: string }): Promise<InquiryView> {
    return this.tx.run(async ({ em }) => {
      const inquiry = await lockInquiry(em, inquiryId);
      inquiry.markRead(realTime());
      return toInquiryView(inquiry);
    });
  }
}
