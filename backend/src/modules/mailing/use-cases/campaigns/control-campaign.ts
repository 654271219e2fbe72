import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { Audience } from '../../domain/audience.entity.ts';
import {
  CampaignAlreadySent,
  CampaignHasFaults,
  CampaignNotPausable,
  CampaignNotResumable,
  CampaignNotScheduled,
  CampaignNotStoppable,
  ChangedMeanwhile,
  RecipientNumberNotTyped,
  RecipientsChanged,
  SendTimePassed,
} from '../../domain/campaign-errors.ts';
import { undoWindowMs, type CampaignStatus, type EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { CampaignArchiveChanged } from '../../domain/events.ts';
import { BroadcastCampaignUpdate } from './broadcast-campaign-update.ts';
import { lockCampaign } from './campaign-drafts.ts';
import { CheckCampaign } from './check-campaign.ts';
import { countDeliveries } from './count-deliveries.ts';
import { finishIfComplete, queueOpenBatches } from './open-batches.ts';
import { ReadCampaigns } from './read-campaigns.ts';
import { stoppedOutcome } from './batch-results.ts';

export interface SendConfirmation {
  readonly recipients: number;
  readonly typed?: string | undefined;
  readonly sendAt?: Date | undefined;
  readonly seen?: Date | undefined;
}

@Injectable()
export class ControlCampaign {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly campaigns: ReadCampaigns,
    private readonly checks: CheckCampaign,
    private readonly updates: BroadcastCampaignUpdate,
  ) {}

  async send(id: string, { recipients, typed, sendAt, seen }: SendConfirmation, actorId: string): Promise<void> {
    const now = this.clock.now();
    if (sendAt && sendAt <= now) throw new SendTimePassed();
    const checked = await this.campaigns.findEntity(id);
    const check = await this.checks.check(id);
    await this.tx.run(async ({ em }) => {
      // Locks the audience, so that it does not change before the campaign is scheduled.
      if (checked.audienceId) await em.findOne(Audience, checked.audienceId, { lockMode: LockMode.PESSIMISTIC_READ });
      const campaign = await lockCampaign(em, id);
      if (campaign.status !== 'draft') throw new CampaignAlreadySent();
      const { updatedAt } = campaign;
      const isCurrent = (version: Date | null | undefined) => version?.getTime() === updatedAt?.getTime();
      const isSameAudience = campaign.audienceId === checked.audienceId;
      if (updatedAt && !(isSameAudience && isCurrent(checked.updatedAt) && isCurrent(seen ?? updatedAt)))
        throw new ChangedMeanwhile(updatedAt);
      if (!check.canSend) throw new CampaignHasFaults(check.faults);
      if (check.recipients !== recipients) throw new RecipientsChanged(check.recipients);
      if (check.isWholeList && typed?.replaceAll(/[\s,.]/g, '') !== String(recipients))
        throw new RecipientNumberNotTyped(recipients);
      campaign.status = 'scheduled';
      campaign.sendAt = sendAt ?? new Date(now.getTime() + undoWindowMs);
      campaign.startedBy = actorId;
      campaign.confirmedRecipients = recipients;
    });
    await this.updates.broadcast(id);
  }

  undo(id: string): Promise<void> {
    return this.change(id, ['scheduled'], new CampaignNotScheduled(), async (campaign) => {
      campaign.status = 'draft';
      campaign.sendAt = null;
      campaign.startedBy = null;
      campaign.confirmedRecipients = null;
    });
  }

  pause(id: string): Promise<void> {
    return this.change(id, ['freezing', 'sending'], new CampaignNotPausable(), async (campaign) => {
      campaign.status = 'paused';
      campaign.pauseReason = 'staff';
    });
  }

  resume(id: string): Promise<void> {
    return this.change(id, ['paused'], new CampaignNotResumable(), async (campaign, scope) => {
      // Earlier reports no longer count, so that the campaign does not pause again for them.
      if (campaign.isPausedOverLimit()) campaign.countedFrom = await countDeliveries(scope.em, id);
      campaign.status = campaign.frozenAt ? 'sending' : 'freezing';
      campaign.pauseReason = null;
      campaign.pauseCounts = null;
      if (!campaign.frozenAt) return;
      await queueOpenBatches(scope, id);
      await finishIfComplete(scope.em, campaign, this.clock.now());
    });
  }

  stop(id: string): Promise<void> {
    const from: CampaignStatus[] = ['freezing', 'sending', 'paused'];
    return this.change(id, from, new CampaignNotStoppable(), async (campaign, scope) => {
      campaign.status = 'stopped';
      campaign.pauseReason = null;
      campaign.pauseCounts = null;
      campaign.finishedAt = this.clock.now();
      if (campaign.isPublic) scope.outbox.append(new CampaignArchiveChanged({ campaignId: id }));
      await stopBatches(scope.em, id, this.clock.now());
      // A paused campaign has no send tasks, so each attempted batch gets a new task.
      await queueOpenBatches(scope, id);
    });
  }

  private async change(
    id: string,
    from: readonly CampaignStatus[],
    error: Error,
    work: (campaign: EmailCampaign, scope: TransactionScope) => Promise<void>,
  ): Promise<void> {
    await this.tx.run(async (scope) => {
      const campaign = await lockCampaign(scope.em, id);
      if (!from.includes(campaign.status)) throw error;
      await work(campaign, scope);
    });
    await this.updates.broadcast(id);
  }
}

/** Ends only batches without an attempt, because the other batches may have been sent. */
async function stopBatches(em: EntityManager, campaignId: string, now: Date): Promise<void> {
  const unattempted = `b.campaign_id = ? and b.state in ('queued', 'sending') and b.first_attempt_at is null`;
  await em.execute(
    `with dropped as (
       update email_message m set state = '${stoppedOutcome.state}', failure = '${stoppedOutcome.reason}'
       from (select b.id as batch_id, (r ->> 'messageId')::uuid as message_id
             from email_batch b cross join jsonb_array_elements(b.recipients) r where ${unattempted}) o
       where m.id = o.message_id and m.state in ('queued', 'sending') returning o.batch_id
     )
     update email_batch b set stopped = b.stopped + d.many
     from (select batch_id, count(*)::int as many from dropped group by batch_id) d where b.id = d.batch_id`,
    [campaignId],
  );
  await em.execute(`update email_batch b set state = 'done', done_at = ?, payload = null where ${unattempted}`, [
    now,
    campaignId,
  ]);
}
