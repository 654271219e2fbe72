import { InquiryAnswered } from '../../inquiries/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueInquiryMail } from '../use-cases/queue-inquiry-mail.ts';

@Reaction({ to: InquiryAnswered, queue: 'mailing' })
export class QueueReplyWhenInquiryAnswered {
  constructor(private readonly queueInquiryMail: QueueInquiryMail) {}

  handle({ payload }: InquiryAnswered): Promise<void> {
    return this.queueInquiryMail.execute({ kind: 'inquiry-reply', ...payload });
  }
}
