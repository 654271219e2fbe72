import { InquiryReceived } from '../../inquiries/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueInquiryMail } from '../use-cases/queue-inquiry-mail.ts';

@Reaction({ to: InquiryReceived, queue: 'mailing' })
export class QueueNoticeToInstituteWhenInquiryReceived {
  constructor(private readonly queueInquiryMail: QueueInquiryMail) {}

  handle({ payload }: InquiryReceived): Promise<void> {
    return this.queueInquiryMail.execute({ kind: 'inquiry-notice', ...payload });
  }
}
