import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { RestoreHold } from '#platform/backup/restore-hold.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { EmailBatch } from '../../domain/email-batch.entity.ts';
import { EmailNotAccepted } from '../../domain/errors.ts';
import { CampaignBatchQueued } from '../../domain/events.ts';
import type { BatchResult } from '../../domain/provider-response.ts';
import { listOutcomes, listBatchesToRetry } from '../emails/batch-outcomes.ts';
import { EmailRateLimiter } from '../emails/email-rate-limiter.ts';
import { EmailProvider, type BatchEmail } from '../providers/email-provider.ts';
import { BroadcastCampaignUpdate } from './broadcast-campaign-update.ts';
import {
  closeBatch,
  endRefusals,
  stoppedOutcome,
  storeBatchResults,
  storeLateAcceptances,
  storeRefusals,
} from './batch-results.ts';
import { emptyBatch } from './freeze-campaigns.ts';
import { findOpenBatch, lockBatch } from './open-batches.ts';
import { PrepareBatch } from './prepare-batch.ts';

/** The name of the reaction is stored, so do not change it. */
export const sendBatchReaction = 'SendCampaignBatch';

/** An attempt that may have been accepted is repeated only with the same bytes and idempotency key. */
@Injectable()
export class SendBatch {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly pace: EmailRateLimiter,
    private readonly prepareBatch: PrepareBatch,
    private readonly provider: EmailProvider,
    private readonly updates: BroadcastCampaignUpdate,
    private readonly hold: RestoreHold,
  ) {}

  @ReactsTo([CampaignBatchQueued], { name: sendBatchReaction, queue: 'campaigns', effect: 'outside' })
  async send({ batchId }: { batchId: string }): Promise<void> {
    const batch = await findOpenBatch(this.database, batchId);
    if (!batch) return;
    await this.pace.waitForBatch(batch.size);
    await this.hold.refuseWhileHeld();
    const attempt = await this.prepareBatch.prepare(batchId);
    if (!attempt) return;
    const { emails, isFirst } = attempt;
    const result = await this.provider.sendBatch(`batch/${batchId}`, emails);
    await this.pace.adapt(result.rate, 'batch');
    if (result.status === 'retry') {
      const hasEnded = result.isUnsent && isFirst && (await this.release(batchId, emails, result.reason));
      await this.pace.pause(result.afterSeconds);
      if (hasEnded) return this.updates.broadcast(batch.campaignId);
      throw new EmailNotAccepted(result.reason);
    }
    const isPartial = await this.record(batchId, emails, result);
    await this.updates.broadcast(batch.campaignId);
    if (isPartial) throw new EmailNotAccepted('part-not-accepted');
  }

  /**
   * Resets an attempt that sent nothing, so that the time limit begins at the next attempt. Returns true when the batch
   * ends, because the campaign was stopped or the provider has refused an email for too long.
   */
  private release(batchId: string, emails: readonly BatchEmail[], reason: string): Promise<boolean> {
    return this.tx.run(async ({ em }) => {
      const locked = await lockBatch(em, batchId);
      if (!locked?.batch.isOpen()) return true;
      const { batch, campaign } = locked;
      batch.firstAttemptAt = null;
      batch.state = 'queued';
      const ids = emails.map(({ id }) => id);
      const tooLong = await storeRefusals(em, ids, realTime());
      const isStopped = campaign.status === 'stopped';
      // The provider refuses a batch as a whole, so all its emails reach the limit of days at the same time.
      if (!isStopped && tooLong.size === 0) return false;
      const outcome = isStopped ? stoppedOutcome : ({ state: 'failed', reason } as const);
      const now = this.clock.now();
      await storeBatchResults(
        em,
        batch,
        ids.map((id) => ({ id, ...outcome })),
        now,
      );
      await closeBatch(em, batch, campaign, now);
      return true;
    });
  }

  private record(
    batchId: string,
    emails: readonly BatchEmail[],
    response: Exclude<BatchResult, { status: 'retry' }>,
  ): Promise<boolean> {
    return this.tx.run(async (scope) => {
      const locked = await lockBatch(scope.em, batchId);
      if (!locked) return false;
      const result = await endRefusals(scope.em, response, realTime());
      const { batch, campaign } = locked;
      const now = this.clock.now();
      if (!batch.isOpen()) {
        await storeLateAcceptances(scope.em, batch, listOutcomes(emails, result), now);
        return false;
      }
      const isStopped = campaign.status === 'stopped';
      const parts = listBatchesToRetry(emails, result);
      const dropped = isStopped ? parts.flat().map(({ id }) => ({ id, ...stoppedOutcome })) : [];
      await storeBatchResults(scope.em, batch, [...listOutcomes(emails, result), ...dropped], now);
      if (result.status !== 'done') this.log.warn({ event: `batch.${result.status}`, batchId, reason: result.reason });
      const [again] = parts;
      if (again && !isStopped && result.status === 'done' && !this.provider.isIdempotent) {
        Object.assign(batch, { payload: JSON.stringify(again), firstAttemptAt: null, state: 'queued' });
        return true;
      }
      if (!isStopped) for (const part of parts) this.addPart(scope, batch, part);
      await closeBatch(scope.em, batch, campaign, now, parts.length > 0 && !isStopped ? 'split' : 'done');
      return false;
    });
  }

  /** The new batch has the same bytes, but another idempotency key. */
  private addPart(
    { em, outbox }: TransactionScope,
    { campaignId, recipients }: EmailBatch,
    part: readonly BatchEmail[],
  ) {
    const ids = new Set(part.map(({ id }) => id));
    const payload = JSON.stringify(part);
    const added = em.create(EmailBatch, {
      ...{ ...emptyBatch, id: newId(), campaignId, createdAt: this.clock.now(), payload },
      recipients: recipients.filter(({ messageId }) => ids.has(messageId)),
      payloadHash: createHash('sha256').update(payload).digest('hex'),
    });
    outbox.append(new CampaignBatchQueued({ batchId: added.id }));
  }
}
