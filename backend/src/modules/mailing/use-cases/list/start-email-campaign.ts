import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { hashEmail, normalizeEmail } from '../../domain/email-hash.ts';
import { EmailCampaign, type CampaignType } from '../../domain/email-campaign.entity.ts';
import { EmailMessage, buildWelcomeKey } from '../../domain/email-message.entity.ts';
import { EmailSuppressed, EmailUnconfirmed, EmailUnsubscribed } from '../../domain/errors.ts';
import { readListSubscriptionStatus, lockEmail } from './list-status.ts';
import { QueueEmails } from '../emails/queue-emails.ts';
import type { CampaignStartedView } from './list.view.ts';

export interface StartEmailCampaignInput {
  readonly startedBy: string;
  readonly email: string;
  readonly firstName?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly campaignType: CampaignType;
}

@Injectable()
export class StartEmailCampaign {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly queueEmails: QueueEmails,
  ) {}

  start(input: StartEmailCampaignInput): Promise<CampaignStartedView> {
    return this.tx.run(async ({ em }) => {
      const recipient = normalizeEmail(input.email);
      await lockEmail(em, recipient);
      const { subscriber, status } = await readListSubscriptionStatus(em, recipient);
      if (status === 'left') throw new EmailUnsubscribed();
      if (status === 'suppressed') throw new EmailSuppressed();
      if (status === 'unconfirmed') throw new EmailUnconfirmed();
      const campaignId = this.record(em, input);
      await this.queueEmails.queue({
        kind: input.campaignType,
        dedupeKey: await nextWelcomeKey(em, subscriber?.id ?? hashEmail(recipient)),
        recipient,
        firstName: input.firstName,
        subscriberId: subscriber?.id ?? null,
        campaignId,
      });
      return { campaignId, queued: true };
    });
  }

  private record(em: EntityManager, { campaignType, startedBy, userId }: StartEmailCampaignInput): string {
    const campaign = em.create(EmailCampaign, {
      id: newId(),
      type: campaignType,
      startedBy,
      userId: userId ?? null,
      startedAt: this.clock.now(),
    });
    return campaign.id;
  }
}

/** The key is new each time, because an administrator decided to send the email again. */
async function nextWelcomeKey(em: EntityManager, whose: string): Promise<string> {
  const sent = await em.count(EmailMessage, { dedupeKey: { $like: buildWelcomeKey(whose, 0).replace(/0$/, '%') } });
  return buildWelcomeKey(whose, sent + 1);
}
