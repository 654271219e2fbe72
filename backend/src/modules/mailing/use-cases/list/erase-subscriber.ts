import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { hashEmail, normalizeEmail } from '../../domain/email-hash.ts';
import { CampaignClick } from '../../domain/campaign-link.entity.ts';
import { ListEmailDay } from '../../domain/email-batch.entity.ts';
import { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { EmailLabel } from '../../domain/email-label.entity.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailSuppression } from '../../domain/email-suppression.entity.ts';
import { MailEvent } from '../../domain/mail-event.entity.ts';
import { ConsentLedger } from '../consent/consent-ledger.ts';
import { eraseEmails } from '../emails/erase-emails.ts';
import { lockEmail } from './list-status.ts';

interface ErasedPerson {
  readonly userId: string;
  readonly email: string | undefined;
  readonly inquiryIds: readonly string[];
}

/** The hash of an unsubscribed or suppressed email address stays on the suppression list. */
@Injectable()
export class EraseSubscriber {
  constructor(
    private readonly tx: Transaction,
    private readonly consents: ConsentLedger,
  ) {}

  erase({ userId, email, inquiryIds }: ErasedPerson): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeUpdate(EmailCampaign, { userId }, { userId: null });
      await eraseEmails(em, { userId });
      const notices = inquiryIds.map((id) => `inquiry-notice:${id}`);
      const returned = inquiryIds.map((id) => ({ dedupeKey: { $like: `mentoring-returned:${id}:%` } }));
      await em.nativeDelete(EmailMessage, { $or: [{ dedupeKey: { $in: notices } }, ...returned] });
      await deleteNotices(em, userId, email);
      if (email === undefined) return this.consents.erase({ userId, email });
      await lockEmail(em, email);
      const addressHash = hashEmail(email);
      const subscriber = await em.findOne(EmailSubscriber, { email: normalizeEmail(email) });
      if (subscriber?.isUnsubscribed()) {
        const declined = { addressHash, reason: 'declined' as const, createdAt: realTime() };
        await em.upsert(EmailSuppression, declined, { onConflictAction: 'ignore' });
      }
      await em.nativeUpdate(EmailSuppression, { addressHash }, { maskedEmail: null });
      await em.nativeDelete(MailEvent, { addressHash });
      // Emails to a former email address of the subscriber contain that address.
      const toThem = [{ recipient: normalizeEmail(email) }, ...(subscriber ? [{ subscriberId: subscriber.id }] : [])];
      await eraseEmails(em, { $or: toThem });
      await this.consents.erase({ userId, email }, subscriber?.id);
      if (subscriber) {
        await em.nativeDelete(CampaignClick, { subscriberId: subscriber.id });
        await em.nativeDelete(ListEmailDay, { subscriberId: subscriber.id });
        em.remove(subscriber);
      }
      await em.nativeDelete(EmailLabel, { email: normalizeEmail(email) });
    });
  }
}

async function deleteNotices(em: EntityManager, userId: string, email: string | undefined): Promise<void> {
  await em.execute(
    `delete from email_message where kind in ('letter-reply', 'automation-notice')
       and (facts->>'personId' = ? or facts->>'email' = ? or facts->>'letterTo' = ?)`,
    [userId, ...(email === undefined ? [null, null] : [normalizeEmail(email), normalizeEmail(email)])],
  );
}
