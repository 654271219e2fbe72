import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { WithdrawPurchase, type WithdrawalOutcome } from '#modules/billing/index.ts';
import { InquiryReceived, WithdrawalRepeated } from '../../domain/events.ts';
import { Inquiry, InquiryNote } from '../../domain/inquiry.entity.ts';
import { lockInquiry } from '../lock-inquiry.ts';

const outcomeNotes: Readonly<Record<WithdrawalOutcome, string>> = {
  refunded: 'Refunded automatically: received in time. The buyer gets an email about the refund.',
  late: 'Not refunded automatically: received more than 14 days after the purchase.',
  'not-covered':
    'Not refunded automatically: the 30-day refund does not cover this invoice, or it was refunded before.',
  unknown: 'Not refunded automatically: no paid invoice has this number and this email.',
};

@Injectable()
export class ProcessPurchaseWithdrawal {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly withdrawPurchase: WithdrawPurchase,
  ) {}

  @ReactsTo([InquiryReceived, WithdrawalRepeated], {
    name: 'RefundPurchaseWhenWithdrawalReceived',
    queue: 'billing',
    effect: 'outside',
  })
  async process({ inquiryId }: { inquiryId: string }): Promise<void> {
    const inquiry = await this.database.em().findOne(Inquiry, { id: inquiryId });
    if (!inquiry?.needsProcessing()) return;
    const { email, answers, receivedAt } = inquiry;
    const invoiceNumber = answers['invoice'] ?? '';
    const { outcome, userId } = await this.withdrawPurchase.withdraw({ email, invoiceNumber, receivedAt });
    await this.record(inquiryId, outcome, userId);
  }

  private record(inquiryId: string, outcome: WithdrawalOutcome, subjectId: string | null): Promise<void> {
    return this.tx.run(async ({ em, auditLog }) => {
      const inquiry = await lockInquiry(em, inquiryId);
      if (!inquiry.needsProcessing() || inquiry.withdrawalOutcome === outcome) return;
      const now = this.clock.now();
      inquiry.withdrawalOutcome = outcome;
      if (outcome === 'refunded') inquiry.setStatus('answered', now);
      em.create(InquiryNote, { id: newId(), inquiryId, text: outcomeNotes[outcome], authorId: null, writtenAt: now });
      const details = { inquiryId, reference: inquiry.reference, outcome };
      auditLog.record({ action: 'inquiries.withdrawal-received', actorId: null, subjectId, details });
    });
  }
}
