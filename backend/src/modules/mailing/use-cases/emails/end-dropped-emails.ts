import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { droppedReason, EmailMessage } from '../../domain/email-message.entity.ts';
import { BroadcastCampaignUpdate } from '../campaigns/broadcast-campaign-update.ts';
import { closeBatch, storeBatchResults } from '../campaigns/batch-results.ts';
import { lockBatch } from '../campaigns/open-batches.ts';
import { lockOpenGroupEmails } from './lock-open-group-emails.ts';

/** An email without a task becomes `unknown` if the provider may have accepted it, otherwise `failed`. */
@Injectable()
export class EndDroppedEmails {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly updates: BroadcastCampaignUpdate,
  ) {}

  endEmail(messageId: string, reason = droppedReason): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const message = await em.findOne(EmailMessage, messageId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!message?.isOpen()) return;
      if (message.isErased()) em.remove(message);
      else if (message.isAttempted()) message.abandon(reason);
      else message.refused(reason);
    });
  }

  async endGroup(batchId: string): Promise<void> {
    await this.tx.run(async ({ em }) => {
      const messages = await lockOpenGroupEmails(em, batchId);
      for (const { id } of messages) await this.endEmail(id);
    });
  }

  async endBatch(batchId: string): Promise<void> {
    const campaignId = await this.tx.run(async ({ em }) => {
      const locked = await lockBatch(em, batchId);
      if (!locked?.batch.isOpen()) return undefined;
      const { batch, campaign } = locked;
      const state = batch.firstAttemptAt ? 'unknown' : 'failed';
      const outcomes = batch.recipients.map(
        ({ messageId }) => ({ id: messageId, state, reason: droppedReason }) as const,
      );
      await storeBatchResults(em, batch, outcomes, this.clock.now());
      await closeBatch(em, batch, campaign, this.clock.now());
      return campaign.id;
    });
    if (campaignId) await this.updates.broadcast(campaignId);
  }
}
