import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { addressHash, addressKey } from '../domain/address.ts';
import { EmailMessage } from '../domain/email-message.entity.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../domain/email-suppression.entity.ts';

/** What is kept of a member's address, for the member to read. */
export interface MailingRecord {
  readonly subscriber: object | null;
  readonly mails: readonly object[];
  /** Why the address gets no letters; null when it may get them. */
  readonly suppressed: object | null;
}

/** Everything this module holds on a member. */
@Injectable()
export class MailingRecordOf {
  constructor(private readonly database: Database) {}

  /** With the mails that went to an address the member had before. */
  async execute({ id: userId, email }: { id: string; email: string }): Promise<MailingRecord> {
    const em = this.database.em();
    const subscriber = await em.findOne(EmailSubscriber, { email: addressKey(email) });
    const theirs = { $or: [{ recipient: addressKey(email) }, { userId }] };
    const mails = await em.find(EmailMessage, theirs, { orderBy: { createdAt: 'asc' } });
    const suppression = await em.findOne(EmailSuppression, { addressHash: addressHash(email) });
    return {
      subscriber: subscriber && { ...subscriber },
      mails: mails.map(({ kind, firstName, state, createdAt, sentAt }) => ({
        kind,
        firstName,
        state,
        createdAt,
        sentAt,
      })),
      suppressed: suppression && { reason: suppression.reason, since: suppression.createdAt },
    };
  }
}
