import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { ReadCorrespondence } from '../../inquiries/index.ts';
import { addressHash } from '../domain/address.ts';
import { EmailMessage } from '../domain/email-message.entity.ts';
import { EmailSuppression } from '../domain/email-suppression.entity.ts';
import { oneAtATime } from './address-standing.ts';
import { QueueInquiryMail } from './queue-inquiry-mail.ts';

const kind = 'inquiry-receipt';

/** A form that anybody can fill in must not be able to pelt an address: one receipt a minute, and the next is left out. */
const quietMs = 60_000;

/**
 * Decides on the receipt of a filled form. Who has left the list gets it all the same, for it is no letter of the list;
 * an address that bounced or complained does not.
 */
@Injectable()
export class QueueInquiryReceipt {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly readCorrespondence: ReadCorrespondence,
    private readonly queueInquiryMail: QueueInquiryMail,
  ) {}

  execute({ inquiryId }: { inquiryId: string }): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const inquiry = await this.readCorrespondence.execute({ inquiryId });
      if (!inquiry) return;
      const { email: recipient } = inquiry;
      await oneAtATime(em, recipient);
      const since = new Date(this.clock.now().getTime() - quietMs);
      const recent = await em.count(EmailMessage, { recipient, kind, createdAt: { $gt: since } });
      const ofNoUse = { addressHash: addressHash(recipient), reason: { $ne: 'declined' as const } };
      if (recent > 0 || (await em.count(EmailSuppression, ofNoUse)) > 0) return;
      await this.queueInquiryMail.execute({ kind, inquiryId });
    });
  }
}
