import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { addressHash, addressKey } from '../domain/address.ts';
import { EmailCampaign } from '../domain/email-campaign.entity.ts';
import { EmailMessage, inquiryMailKey } from '../domain/email-message.entity.ts';
import { EmailSubscriber } from '../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../domain/email-suppression.entity.ts';
import { oneAtATime } from './address-standing.ts';

interface WhoIsForgotten {
  readonly userId: string;
  /** Left out where it may be somebody else's. */
  readonly email: string | undefined;
  /** What they wrote by the forms of the site, and is forgotten as well. */
  readonly inquiryIds: readonly string[];
}

/**
 * Deletes a person's address from the list, with every mail to it. That it wants no letters outlives this, as a hash: who
 * has left the list must not come back onto it by an import.
 */
@Injectable()
export class ForgetSubscriber {
  constructor(private readonly tx: Transaction) {}

  execute({ userId, email, inquiryIds }: WhoIsForgotten): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeUpdate(EmailCampaign, { userId }, { userId: null });
      await em.nativeDelete(EmailMessage, { userId });
      const notices = inquiryIds.map((id) => inquiryMailKey('inquiry-notice', id));
      await em.nativeDelete(EmailMessage, { dedupeKey: { $in: notices } });
      if (email === undefined) return;
      await oneAtATime(em, email);
      const subscriber = await em.findOne(EmailSubscriber, { email: addressKey(email) });
      if (subscriber?.hasLeft()) {
        const declined = { addressHash: addressHash(email), reason: 'declined' as const, createdAt: new Date() };
        await em.upsert(EmailSuppression, declined, { onConflictAction: 'ignore' });
      }
      await em.nativeDelete(EmailMessage, { recipient: addressKey(email) });
      if (subscriber) em.remove(subscriber);
    });
  }
}
