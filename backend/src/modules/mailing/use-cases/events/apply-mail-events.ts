import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { deleteRowsInSlices } from '#platform/database/delete-in-slices.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { hashEmail } from '../../domain/email-hash.ts';
import { EmailMessage, type ReportedEmailState } from '../../domain/email-message.entity.ts';
import { MailEvent, type MailEventKind } from '../../domain/mail-event.entity.ts';
import { hasTooManySoftBounces, softBounceWindowMs } from '../../domain/soft-bounces.ts';
import { BroadcastCampaignUpdate } from '../campaigns/broadcast-campaign-update.ts';
import { PauseCampaigns } from './pause-campaigns.ts';
import { suppressEmail } from './suppress-email.ts';

const batchSize = 200;
const retentionMs = 90 * 86_400_000;
const maxSoftBouncesRead = 100;

const stateByKind: Readonly<Record<MailEventKind, ReportedEmailState>> = {
  delivered: 'delivered',
  bounced: 'bounced',
  'soft-bounced': 'bounced',
  complained: 'complained',
  failed: 'failed',
};

@Injectable()
export class ApplyMailEvents {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly campaigns: PauseCampaigns,
    private readonly updates: BroadcastCampaignUpdate,
  ) {}

  @Schedule({ name: 'mailing.apply-events', queue: 'mailing', everySeconds: 5 })
  async applyDue(): Promise<void> {
    while ((await this.applyBatch()) === batchSize);
  }

  @Schedule({ name: 'mailing.delete-old-events', queue: 'mailing', everySeconds: 3_600 })
  async deleteOld(): Promise<void> {
    const before = new Date(realTime().getTime() - retentionMs).toISOString();
    const where = 'received_at < ?::timestamptz and check_at is null';
    await deleteRowsInSlices(this.database, { table: 'mail_event', where, orderBy: 'received_at' }, [before]);
  }

  private async applyBatch(): Promise<number> {
    const { count, paused } = await this.applyNext();
    for (const id of paused) await this.updates.broadcast(id);
    return count;
  }

  private applyNext(): Promise<{ count: number; paused: readonly string[] }> {
    return this.tx.run(async ({ em }) => {
      const now = realTime();
      const events = await em.find(
        MailEvent,
        { checkAt: { $lte: now } },
        {
          orderBy: { checkAt: 'asc', id: 'asc' },
          limit: batchSize,
          lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
        },
      );
      const messages = await em.find(
        EmailMessage,
        { providerId: { $in: events.map(({ providerId }) => providerId) } },
        { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const byProviderId = new Map(messages.map((message) => [message.providerId, message]));
      const worsened = new Set<string>();
      for (const event of events) {
        const message = byProviderId.get(event.providerId);
        if (!message) event.checkLater(now);
        else if ((await apply(em, event, message)) && message.campaignId) worsened.add(message.campaignId);
      }
      const paused = worsened.size > 0 ? await this.campaigns.pauseOverLimit([...worsened]) : [];
      return { count: events.length, paused };
    });
  }
}

async function apply(em: EntityManager, event: MailEvent, message: EmailMessage): Promise<boolean> {
  const isChanged = message.report(stateByKind[event.kind]);
  event.finish(isChanged ? 'applied' : 'no-change', hashEmail(message.recipient));
  await suppressFor(em, event, message);
  return isChanged && (message.state === 'bounced' || message.state === 'complained');
}

async function suppressFor(em: EntityManager, event: MailEvent, message: EmailMessage): Promise<void> {
  const { kind, detail = null } = event;
  const addressHash = hashEmail(message.recipient);
  if (kind === 'bounced' || kind === 'complained') return suppressEmail(em, message.recipient, kind, detail);
  if (kind !== 'soft-bounced') return;
  // Stores this event first, so that the query below counts the event.
  await em.flush();
  const at = event.occurredAt.getTime();
  const near = { $gte: new Date(at - softBounceWindowMs), $lte: new Date(at + softBounceWindowMs) };
  const soft = await em.find(MailEvent, { addressHash, kind, occurredAt: near }, { limit: maxSoftBouncesRead });
  if (hasTooManySoftBounces(soft.map(({ occurredAt }) => occurredAt)))
    await suppressEmail(em, message.recipient, 'bounced', detail);
}
