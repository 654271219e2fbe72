import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.ts';
import { ReadCorrespondence } from '../../inquiries/index.ts';
import { addressIn } from '../domain/address.ts';
import { inquiryMailKey, type InquiryMailKind } from '../domain/email-message.entity.ts';
import { QueueMail } from './queue-mail.ts';

interface InquiryMail {
  readonly kind: InquiryMailKind;
  readonly inquiryId: string;
  /** The answer it brings, where it brings one. */
  readonly replyId?: string;
}

/** Decides on a mail about a filled form. A notice goes to the institute, all else to whoever filled it in. */
@Injectable()
export class QueueInquiryMail {
  constructor(
    private readonly settings: Settings,
    private readonly readCorrespondence: ReadCorrespondence,
    private readonly queueMail: QueueMail,
  ) {}

  async execute({ kind, inquiryId, replyId }: InquiryMail): Promise<void> {
    const inquiry = await this.readCorrespondence.execute({ inquiryId });
    if (!inquiry) return;
    const isOurs = kind === 'inquiry-notice';
    await this.queueMail.execute({
      kind,
      dedupeKey: inquiryMailKey(kind, replyId ?? inquiryId),
      recipient: isOurs ? addressIn(this.settings.mailFrom) : inquiry.email,
      firstName: isOurs ? null : inquiry.name,
      subscriberId: null,
      campaignId: null,
      facts: { inquiryId, ...(replyId && { replyId }) },
    });
  }
}
