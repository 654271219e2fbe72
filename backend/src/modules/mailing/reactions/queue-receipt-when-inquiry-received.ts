import { InquiryReceived } from '../../inquiries/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueInquiryReceipt } from '../use-cases/queue-inquiry-receipt.ts';

@Reaction({ to: InquiryReceived, queue: 'mailing' })
export class QueueReceiptWhenInquiryReceived {
  constructor(private readonly queueInquiryReceipt: QueueInquiryReceipt) {}

  handle({ payload }: InquiryReceived): Promise<void> {
    return this.queueInquiryReceipt.execute(payload);
  }
}
