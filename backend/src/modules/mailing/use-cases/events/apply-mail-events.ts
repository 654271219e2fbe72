import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { hashEmail } from '../../domain/email-hash.ts';
import { EmailMessage, type ReportedState } from '../../domain/email-message.entity.ts';
import { MailEvent, type MailEventKind } from '../../domain/mail-event.entity.ts';
import { isUnreachable, softBounceWindowMs } from '../../domain/soft-bounces.ts';
import { suppressEmail } from './suppress-email.ts';

const batchSize = 200;
const retentionMs = 90 * 86_400_000;
const maxSoftBouncesRead = 100;

const stateByKind: Readonly<Record<MailEventKind, ReportedState>> = {
  delivered: 'delivered',
  bounced: 'bounced',
  'soft-bounced': 'bounced',
  complained: 'complained',
  failed: 'failed',
};

/** Applies stored reports of the provider to emails, and adds the email addresses that must get no more to the list. */
@Injectable()
export class ApplyMailEvents {
  constructor(private readonly tx: Transaction) {}

  @Schedule({ name: 'mailing.apply-events', queue: 'mailing', everySeconds: 5 })
  async applyDue(): Promise<void> {
    while ((await this.applyBatch()) === batchSize);
  }

  @Schedule({ name: 'mailing.delete-old-events', queue: 'mailing', everySeconds: 3_600 })
  deleteOld(): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const receivedAt = { $lt: new Date(realTime().getTime() - retentionMs) };
      await em.nativeDelete(MailEvent, { receivedAt, checkAt: null });
    });
  }

  private applyBatch(): Promise<number> {
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
      for (const event of events) {
        const message = byProviderId.get(event.providerId);
        if (message) await apply(em, event, message);
        else event.checkLater(now);
      }
      return events.length;
    });
  }
}

async function apply(em: EntityManager, event: MailEvent, message: EmailMessage): Promise<void> {
  const addressHash = hashEmail(message.recipient);
  event.finish(message.report(stateByKind[event.kind]) ? 'applied' : 'no-change', addressHash);
  const { kind, detail = null } = event;
  if (kind === 'bounced' || kind === 'complained') return suppressEmail(em, message.recipient, kind, detail);
  if (kind !== 'soft-bounced') return;
  // The flush includes this event in the query.
  await em.flush();
  const at = event.occurredAt.getTime();
  const near = { $gte: new Date(at - softBounceWindowMs), $lte: new Date(at + softBounceWindowMs) };
  const soft = await em.find(MailEvent, { addressHash, kind, occurredAt: near }, { limit: maxSoftBouncesRead });
  if (isUnreachable(soft.map(({ occurredAt }) => occurredAt)))
    await suppressEmail(em, message.recipient, 'bounced', detail);
}
