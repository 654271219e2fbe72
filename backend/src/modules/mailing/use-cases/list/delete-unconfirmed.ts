import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { EmailMessage } from '../../domain/email-message.entity.ts';
import { EmailSubscriber, unconfirmedRetentionDays } from '../../domain/email-subscriber.entity.ts';
import { lockEmail } from './list-status.ts';

const dayMs = 86_400_000;
const batchSize = 500;

@Injectable()
export class DeleteUnconfirmedSubscribers {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Schedule({ name: 'mailing.forget-unconfirmed', queue: 'mailing', everySeconds: 3_600 })
  async deleteDue(): Promise<void> {
    if (!this.settings.mailingDoubleOptIn) return;
    const before = new Date(this.clock.now().getTime() - unconfirmedRetentionDays * dayMs);
    const due = await this.database.sql<{ email: string }>(
      `select email from email_subscriber s
       where confirmed_at is null and unsubscribed_at is null and subscribed_at < ?::timestamptz
         and not exists (select 1 from email_message m where m.subscriber_id = s.id and m.created_at >= ?::timestamptz)
       order by subscribed_at limit ?`,
      [before.toISOString(), before.toISOString(), batchSize],
    );
    for (const { email } of due) await this.deleteOne(email, before);
  }

  /** Checks again under the lock, because the subscriber may have confirmed or requested a new link. */
  private deleteOne(email: string, before: Date): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await lockEmail(em, email);
      const subscriber = await em.findOne(EmailSubscriber, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!subscriber?.isUnconfirmed()) return;
      const subscriberId = subscriber.id;
      if ((await em.count(EmailMessage, { subscriberId, createdAt: { $gte: before } })) > 0) return;
      await em.nativeDelete(EmailMessage, { subscriberId });
      em.remove(subscriber);
    });
  }
}
