import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { EmailBatch } from '../../domain/email-batch.entity.ts';
import { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { CampaignArchiveChanged } from '../../domain/events.ts';
import { AudienceReader, type AudiencePerson } from '../audiences/audience-reader.ts';
import { maxBatchSize } from '../providers/email-provider.ts';
import { BroadcastCampaignUpdate } from './broadcast-campaign-update.ts';
import { CampaignLinks } from './campaign-links.ts';
import { CampaignVariantRenderer } from './campaign-variants.ts';
import { queueOpenBatches, finishIfComplete } from './open-batches.ts';
import { ReadCampaigns } from './read-campaigns.ts';

@Injectable()
export class FreezeCampaigns {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly campaigns: ReadCampaigns,
    private readonly audience: AudienceReader,
    private readonly variants: CampaignVariantRenderer,
    private readonly links: CampaignLinks,
    private readonly updates: BroadcastCampaignUpdate,
  ) {}

  @Schedule({ name: 'mailing.freeze-campaigns', queue: 'notices', everySeconds: 5 })
  async freezeDue(): Promise<void> {
    for (const id of await this.startDue()) this.log.log({ event: 'campaign.freezing', campaignId: id });
    const open = await this.tx.run(({ em }) => em.find(EmailCampaign, { status: 'freezing' }, { fields: ['id'] }));
    for (const { id } of open) {
      while (await this.freezeSlice(id)) await this.updates.broadcast(id);
      await this.updates.broadcast(id);
    }
  }

  private startDue(): Promise<string[]> {
    return this.tx.run(async ({ em, outbox }) => {
      const due = await em.find(
        EmailCampaign,
        { status: 'scheduled', sendAt: { $lte: this.clock.now() } },
        { lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE, limit: 10 },
      );
      for (const campaign of due) {
        const variants = await this.variants.renderVariants(campaign);
        await this.links.store(
          em,
          campaign.id,
          Object.values(variants).flatMap(({ links }) => links),
        );
        campaign.variants = JSON.stringify(variants);
        campaign.filter = (await this.campaigns.readFilter(campaign)) ?? null;
        campaign.status = 'freezing';
        campaign.startedAt = this.clock.now();
        if (campaign.isPublic) outbox.append(new CampaignArchiveChanged({ campaignId: campaign.id }));
      }
      return due.map(({ id }) => id);
    });
  }

  freezeSlice(campaignId: string): Promise<boolean> {
    return this.tx.run(async (scope) => {
      const campaign = await scope.em.findOne(EmailCampaign, campaignId, {
        lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
      });
      if (campaign?.status !== 'freezing' || !campaign.filter) return false;
      const slice = await this.audience.readSlice(campaign.filter, campaign.frozenUpTo ?? undefined);
      await this.store(scope.em, campaignId, slice.people);
      if (slice.next) {
        campaign.frozenUpTo = slice.next;
        return true;
      }
      campaign.status = 'sending';
      campaign.frozenAt = this.clock.now();
      await scope.em.flush();
      await this.begin(scope, campaign);
      return false;
    });
  }

  private async begin(scope: TransactionScope, campaign: EmailCampaign): Promise<void> {
    await queueOpenBatches(scope, campaign.id);
    await finishIfComplete(scope.em, campaign, this.clock.now());
  }

  private async store(em: EntityManager, campaignId: string, people: readonly AudiencePerson[]): Promise<void> {
    if (people.length === 0) return;
    const now = this.clock.now();
    const rows = people.map(({ id: subscriberId, email, firstName, tier }, at) => ({
      ...{ id: newId(), subscriberId, recipient: email, firstName, tier },
      key: `campaign:${campaignId}:${subscriberId}`,
      part: Math.floor(at / maxBatchSize),
    }));
    const batchIds = Array.from({ length: Math.ceil(people.length / maxBatchSize) }, newId);
    const stored = await em.execute<{ id: string }[]>(
      `insert into email_message
         (id, kind, dedupe_key, recipient, first_name, subscriber_id, campaign_id, batch_id, state, created_at)
       select w.id, 'campaign', key, recipient, "firstName", "subscriberId", ?, b.id, 'queued', ?
       from jsonb_to_recordset(?::jsonb)
         as w(id uuid, key text, recipient text, "firstName" text, "subscriberId" uuid, part int)
       join unnest(?::uuid[]) with ordinality b(id, place) on b.place = w.part + 1
       on conflict (dedupe_key) do nothing returning id`,
      [campaignId, now, JSON.stringify(rows), `{${batchIds.join(',')}}`],
    );
    const isStored = new Set(stored.map(({ id }) => id));
    for (const [part, id] of batchIds.entries()) {
      const recipients = rows.filter((row) => row.part === part && isStored.has(row.id));
      em.create(EmailBatch, {
        ...{ ...emptyBatch, id, campaignId, createdAt: now },
        recipients: recipients.map(({ id: messageId, tier }) => ({ messageId, tier })),
      });
    }
  }
}

export const emptyBatch = {
  state: 'queued' as const,
  payload: null,
  payloadHash: null,
  firstAttemptAt: null,
  doneAt: null,
};
