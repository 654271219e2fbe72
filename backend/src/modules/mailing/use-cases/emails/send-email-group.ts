import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { RestoreHold } from '#platform/backup/restore-hold.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailNotAccepted } from '../../domain/errors.ts';
import { EmailGroupQueued } from '../../domain/events.ts';
import type { BatchResult } from '../../domain/provider-response.ts';
import { EmailProvider, type BatchEmail } from '../providers/email-provider.ts';
import { listOutcomes, listBatchesToRetry } from './batch-outcomes.ts';
import { EmailRateLimiter } from './email-rate-limiter.ts';
import { storeLastEmailTime } from './last-email-time.ts';
import { lockOpenGroupEmails } from './lock-open-group-emails.ts';
import { PrepareEmailGroup } from './prepare-email-group.ts';

/** The name of the reaction is stored, so do not change it. */
export const sendGroupReaction = 'SendEmailGroup';

interface GroupAttempt {
  readonly emails: readonly BatchEmail[];
  /** False when an earlier attempt may have sent the emails. */
  readonly isFirst: boolean;
}

/** An attempt that may have been accepted is repeated only with the same emails, bytes and idempotency key. */
@Injectable()
export class SendEmailGroup {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly pace: EmailRateLimiter,
    private readonly prepareEmailGroup: PrepareEmailGroup,
    private readonly provider: EmailProvider,
    private readonly hold: RestoreHold,
  ) {}

  @ReactsTo([EmailGroupQueued], { name: sendGroupReaction, queue: 'campaigns', effect: 'outside' })
  async send({ batchId }: { batchId: string }): Promise<void> {
    const open = await this.tx.run(({ em }) =>
      em.count(EmailMessage, { batchId, state: { $in: ['queued', 'sending'] } }),
    );
    if (open === 0) return;
    await this.pace.waitForBatch(open);
    await this.hold.refuseWhileHeld();
    const { emails, isFirst } = await this.prepare(batchId);
    if (emails.length === 0) return;
    const result = await this.provider.sendBatch(`batch/${batchId}`, emails);
    await this.pace.adapt(result.rate, 'batch');
    if (result.status === 'retry') {
      const hasEnded = result.isUnsent && isFirst && (await this.release(batchId, result.reason)) === 0;
      await this.pace.pause(result.afterSeconds);
      if (hasEnded) return;
      throw new EmailNotAccepted(result.reason);
    }
    if (await this.record(batchId, emails, result)) throw new EmailNotAccepted('part-not-accepted');
  }

  /** Locks the whole group, so that a second worker with the same task gets the same emails. */
  private prepare(batchId: string): Promise<GroupAttempt> {
    return this.tx.run(async ({ em }) => {
      const open = await lockOpenGroupEmails(em, batchId);
      const attempted = open.filter((message) => message.isAttempted());
      if (attempted.length === 0) return { emails: await this.prepareEmailGroup.prepare(em, open), isFirst: true };
      const emails: BatchEmail[] = [];
      const now = realTime();
      const mayRepeat = this.provider.isIdempotent && !attempted.some((message) => message.isTooOldToRepeat(now));
      if (!mayRepeat) this.log.error({ event: 'mail.unknown', batchId, reason: 'no-answer' });
      for (const message of attempted) {
        const email = message.frozen();
        if (mayRepeat && email) emails.push({ id: message.id, email });
        else message.abandon('no-answer');
      }
      if (!mayRepeat) deleteErased(em, attempted);
      return { emails, isFirst: false };
    });
  }

  /**
   * Queues the emails again after an attempt that the provider certainly did not accept, except those that were refused
   * too long. Returns the number of queued emails.
   */
  private release(batchId: string, reason: string): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const messages = await lockOpenGroupEmails(em, batchId);
      const now = realTime();
      for (const message of messages)
        if (message.recordRefusal(now)) message.refused(reason);
        else message.release();
      deleteErased(em, messages);
      return messages.filter((message) => message.isOpen() && !message.isErased()).length;
    });
  }

  private record(
    batchId: string,
    emails: readonly BatchEmail[],
    result: Exclude<BatchResult, { status: 'retry' }>,
  ): Promise<boolean> {
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const messages = await em.find(
        EmailMessage,
        { batchId, id: { $in: emails.map(({ id }) => id) } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
      );
      if (result.status !== 'done') this.log.warn({ event: `group.${result.status}`, batchId, reason: result.reason });
      const outcomes = new Map(listOutcomes(emails, result).map((outcome) => [outcome.id, outcome]));
      const now = this.clock.now();
      const sent: string[] = [];
      for (const message of messages) {
        const { state, providerId, reason = '' } = outcomes.get(message.id) ?? {};
        if (providerId && !message.isAccepted()) {
          message.accepted(providerId, now);
          if (message.subscriberId) sent.push(message.subscriberId);
        } else if (state === 'failed' && message.isOpen()) message.refused(reason);
        else if (state === 'unknown' && message.isOpen()) message.abandon(reason);
        else if (message.isOpen()) {
          const refusal = findRefusal(result, message);
          if (refusal !== undefined && message.recordRefusal(realTime())) message.refused(refusal);
        }
      }
      await storeLastEmailTime(em, sent, now);
      deleteErased(em, messages);
      const parts = listBatchesToRetry(emails, result);
      const isSameGroup = result.status === 'done' && !this.provider.isIdempotent;
      for (const part of parts) regroup(scope, messages, part, isSameGroup ? batchId : newId());
      return isSameGroup && parts.length > 0;
    });
  }
}

/** Finds the refusal of one email. Only an SMTP server refuses single emails of a group. */
const findRefusal = (result: BatchResult, { id }: EmailMessage): string | undefined => {
  const own = result.status === 'done' ? result.results.find((one) => one.id === id)?.result : undefined;
  return own?.status === 'retry' ? own.reason : undefined;
};

function deleteErased(em: EntityManager, messages: readonly EmailMessage[]): void {
  for (const message of messages) if (message.isErased()) em.remove(message);
}

/** With idempotency keys, a part becomes a new group, because the part needs a new key. */
function regroup(
  { outbox }: TransactionScope,
  messages: readonly EmailMessage[],
  part: readonly BatchEmail[],
  batchId: string,
): void {
  const ids = new Set(part.map(({ id }) => id));
  const own = messages.filter((message) => ids.has(message.id) && message.isOpen() && !message.isErased());
  if (own.length === 0) return;
  const isNew = own.some((message) => message.batchId !== batchId);
  for (const message of own) {
    message.release();
    message.batchId = batchId;
  }
  if (isNew) outbox.append(new EmailGroupQueued({ batchId }));
}
