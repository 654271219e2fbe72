import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { FindStaff } from '#modules/auth/index.ts';
import { subtractDeliveryCounts, describeExceededLimit, findExceededLimit } from '../../domain/delivery-limits.ts';
import { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { countDeliveries } from '../campaigns/count-deliveries.ts';
import { QueueEmails } from '../emails/queue-emails.ts';

@Injectable()
export class PauseCampaigns {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly tx: Transaction,
    private readonly staff: FindStaff,
    private readonly queueEmails: QueueEmails,
  ) {}

  /** Call this in the transaction that stores the reports. */
  pauseOverLimit(campaignIds: readonly string[]): Promise<string[]> {
    return this.tx.run(async ({ em }) => {
      const open = await em.find(
        EmailCampaign,
        { id: { $in: [...campaignIds] }, status: { $in: ['freezing', 'sending'] } },
        { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      for (const campaign of open) await this.check(em, campaign);
      return open.filter((campaign) => campaign.isPausedOverLimit()).map(({ id }) => id);
    });
  }

  private async check(em: EntityManager, campaign: EmailCampaign): Promise<void> {
    const counts = subtractDeliveryCounts(await countDeliveries(em, campaign.id), campaign.countedFrom);
    const limit = findExceededLimit(counts);
    if (!limit) return;
    campaign.pauseOverLimit(limit, counts);
    this.log.error({ event: 'campaign.paused', campaignId: campaign.id, reason: limit, ...counts });
    const pauseId = newId();
    for (const { email, firstName } of await this.staff.listAdministrators())
      await this.queueEmails.queue({
        ...{ kind: 'campaign-paused', dedupeKey: `campaign-paused:${pauseId}:${email}`, recipient: email, firstName },
        facts: { id: campaign.id, subject: campaign.subject, reason: describeExceededLimit(limit, counts) },
      });
  }
}
