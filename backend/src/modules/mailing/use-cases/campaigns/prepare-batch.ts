import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Clock } from '#kernel/clock.ts';
import { realTime } from '#kernel/real-time.ts';
import type { Tier } from '#kernel/tier.ts';
import { Transaction } from '#platform/database/transaction.ts';
import type { EmailBatch } from '../../domain/email-batch.entity.ts';
import type { EmailCampaign } from '../../domain/email-campaign.entity.ts';
import { emailChangedReason } from '../../domain/email-message.entity.ts';
import { leftOutReasonSql } from '../audiences/audience-sql.ts';
import type { BatchOutcome } from '../emails/batch-outcomes.ts';
import { EmailProvider, type BatchEmail } from '../providers/email-provider.ts';
import { closeBatch, heldBackReason, storeBatchResults } from './batch-results.ts';
import { CampaignLinks, trackingChoiceSql, type LinkIdsByUrl, type TrackingChoice } from './campaign-links.ts';
import { CampaignVariantRenderer } from './campaign-variants.ts';
import { FrequencyCap } from './frequency-cap.ts';
import { lockBatch } from './open-batches.ts';

interface RecipientRow {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly subscriberId: string | null;
  readonly subscribedAt: string | Date;
  readonly timeZone: string | null;
  readonly reason: string | null;
  readonly tracking: TrackingChoice;
}

interface BatchAttempt {
  readonly emails: readonly BatchEmail[];
  readonly isFirst: boolean;
}

/** Less than the 24 hours in which the provider recognizes a repeated request. */
const maxRetryAgeMs = 23 * 3_600_000;

@Injectable()
export class PrepareBatch {
  private readonly log = new Logger('mailing');

  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly provider: EmailProvider,
    private readonly variants: CampaignVariantRenderer,
    private readonly cap: FrequencyCap,
    private readonly links: CampaignLinks,
  ) {}

  prepare(batchId: string): Promise<BatchAttempt | undefined> {
    return this.tx.run(async ({ em }) => {
      const locked = await lockBatch(em, batchId);
      if (!locked) return undefined;
      const { batch, campaign } = locked;
      if (!batch.isOpen() || !this.maySend(campaign, batch)) return undefined;
      const now = realTime();
      if (batch.firstAttemptAt && !this.mayRepeat(batch.firstAttemptAt, now)) {
        this.log.error({ event: 'mail.unknown', batchId, reason: 'no-answer' });
        await this.end(em, batch, campaign, { state: 'unknown', reason: 'no-answer' });
        return undefined;
      }
      const emails = batch.payload ? await this.readFixed(em, batch) : await this.fix(em, batch, campaign);
      if (emails.length === 0) {
        await this.end(em, batch, campaign);
        return undefined;
      }
      const isFirst = !batch.firstAttemptAt;
      batch.firstAttemptAt ??= now;
      batch.state = 'sending';
      return { emails, isFirst };
    });
  }

  /** An attempted batch may have been sent, so it continues even when staff stopped the campaign. */
  private maySend({ status }: EmailCampaign, { firstAttemptAt }: EmailBatch): boolean {
    return status === 'sending' || (status === 'stopped' && Boolean(firstAttemptAt));
  }

  private mayRepeat(firstAttemptAt: Date, now: Date): boolean {
    return this.provider.isIdempotent && now.getTime() - firstAttemptAt.getTime() < maxRetryAgeMs;
  }

  private async fix(em: EntityManager, batch: EmailBatch, campaign: EmailCampaign): Promise<BatchEmail[]> {
    const rows = await readRecipients(em, batch);
    const agreed = rows.filter(({ reason }) => reason === null);
    const capped = agreed.flatMap(({ id, subscriberId, timeZone }) =>
      subscriberId ? [{ messageId: id, subscriberId, timeZone }] : [],
    );
    const allowed = await this.cap.reserve(em, capped);
    const outcomes: BatchOutcome[] = rows.flatMap(({ id, reason }) => {
      if (reason !== null) return [{ id, state: 'suppressed' as const, reason }];
      return allowed.has(id) ? [] : [{ id, state: 'suppressed' as const, reason: heldBackReason }];
    });
    await storeBatchResults(em, batch, outcomes, this.clock.now());
    const linkIds = await this.links.readIds(em, campaign.id);
    const emails = this.render(
      agreed.filter(({ id }) => allowed.has(id)),
      batch,
      campaign,
      linkIds,
    );
    setPayload(batch, emails);
    await em.execute(
      `update email_message set state = 'sending', first_attempt_at = ? where id = any(?::uuid[]) and state = 'queued'`,
      [realTime(), `{${emails.map(({ id }) => id).join(',')}}`],
    );
    return emails;
  }

  private async readFixed(em: EntityManager, batch: EmailBatch): Promise<BatchEmail[]> {
    const emails = JSON.parse(batch.payload ?? '[]') as BatchEmail[];
    if (batch.firstAttemptAt) return emails;
    const outcomes = (await readRecipients(em, batch)).flatMap(({ id, reason }) =>
      reason === null ? [] : [{ id, state: 'suppressed' as const, reason }],
    );
    if (outcomes.length === 0) return emails;
    await storeBatchResults(em, batch, outcomes, this.clock.now());
    const left = new Set(outcomes.map(({ id }) => id));
    const remaining = emails.filter(({ id }) => !left.has(id));
    setPayload(batch, remaining);
    return remaining;
  }

  private render(
    rows: readonly RecipientRow[],
    batch: EmailBatch,
    campaign: EmailCampaign,
    linkIds: LinkIdsByUrl,
  ): BatchEmail[] {
    const tierById = new Map(batch.recipients.map(({ messageId, tier }) => [messageId, tier as Tier]));
    const variants = this.variants.parse(campaign.id, campaign.variants ?? '{}');
    const sentAt = campaign.startedAt ?? this.clock.now();
    return rows.map(({ id, email, firstName, lastName, subscriberId, subscribedAt, tracking }) => ({
      id,
      email: this.variants.render(
        variants,
        {
          ...{ messageId: id, email, firstName, lastName: lastName ?? '', subscriberId: subscriberId ?? '' },
          ...{ tier: tierById.get(id) ?? 'free', subscribedAt: new Date(subscribedAt), tracking },
        },
        { sentAt, linkIds },
      ),
    }));
  }

  private async end(
    em: EntityManager,
    batch: EmailBatch,
    campaign: EmailCampaign,
    outcome?: Omit<BatchOutcome, 'id'>,
  ): Promise<void> {
    const emails = outcome && batch.payload ? (JSON.parse(batch.payload) as BatchEmail[]) : [];
    const outcomes = outcome ? emails.map(({ id }) => ({ id, ...outcome })) : [];
    await storeBatchResults(em, batch, outcomes, this.clock.now());
    await closeBatch(em, batch, campaign, this.clock.now());
  }
}

function setPayload(batch: EmailBatch, emails: readonly BatchEmail[]): void {
  batch.payload = JSON.stringify(emails);
  batch.payloadHash = createHash('sha256').update(batch.payload).digest('hex');
}

async function readRecipients(em: EntityManager, { recipients }: EmailBatch): Promise<RecipientRow[]> {
  return em.execute<RecipientRow[]>(
    `select m.id, m.recipient as email, m.first_name as "firstName", s.last_name as "lastName",
       m.subscriber_id as "subscriberId", s.subscribed_at as "subscribedAt", s.time_zone as "timeZone",
       ${trackingChoiceSql} as tracking,
       case when s.id is null then 'erased' when s.email <> m.recipient then '${emailChangedReason}'
         else ${leftOutReasonSql} end as reason
     from email_message m left join email_subscriber s on s.id = m.subscriber_id
     where m.id = any(?::uuid[]) and m.state in ('queued', 'sending') order by m.id`,
    [`{${recipients.map(({ messageId }) => messageId).join(',')}}`],
  );
}
