import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '#platform/database/database.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { EmailBatch } from '../../domain/email-batch.entity.ts';
import { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { CampaignBatchQueued } from '../../domain/events.ts';

const openStates = ['queued', 'sending'] as const;

const openBatch = {
  name: 'mailing.open-batch',
  text: `select campaign_id as "campaignId", jsonb_array_length(recipients) as size
    from email_batch where id = $1 and state in ('${openStates.join("','")}')`,
};

/** Counts the recipients in the database, so that the process does not load them. */
export async function findOpenBatch(
  database: Database,
  batchId: string,
): Promise<{ campaignId: string; size: number } | undefined> {
  const [found] = await database.prepared<{ campaignId: string; size: number }>(openBatch, [batchId]);
  return found;
}

export async function queueOpenBatches({ em, outbox }: TransactionScope, campaignId: string): Promise<void> {
  const open = await em.find(
    EmailBatch,
    { campaignId, state: { $in: [...openStates] } },
    { fields: ['id'], orderBy: { id: 'asc' } },
  );
  if (open.length > 0) await outbox.appendMany(open.map(({ id }) => new CampaignBatchQueued({ batchId: id })));
}

/** The caller must have locked the row of the campaign. */
export async function finishIfComplete(em: EntityManager, campaign: EmailCampaign, now: Date): Promise<void> {
  if (campaign.status !== 'sending') return;
  await em.flush();
  const open = await em.count(EmailBatch, { campaignId: campaign.id, state: { $in: [...openStates] } });
  if (open > 0) return;
  campaign.status = 'done';
  campaign.finishedAt = now;
}

/** Locks the campaign and then the batch, always in this order to avoid deadlocks. */
export async function lockBatch(
  em: EntityManager,
  batchId: string,
): Promise<{ batch: EmailBatch; campaign: EmailCampaign } | undefined> {
  const [found] = await em.execute<{ campaignId: string }[]>(
    'select campaign_id as "campaignId" from email_batch where id = ?',
    [batchId],
  );
  if (!found) return undefined;
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const campaign = await em.findOneOrFail(EmailCampaign, found.campaignId, { lockMode, populate: ['variants'] });
  const batch = await em.findOneOrFail(EmailBatch, batchId, { lockMode, populate: ['payload'] });
  return { batch, campaign };
}
