import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { QueueEmails } from '#modules/mailing/index.ts';
import { FindNotificationRecipients } from './find-recipients.ts';

interface DueNotification {
  readonly id: string;
  readonly user_id: string;
  readonly kind: string;
}

const batch = 500;

@Injectable()
export class SendNotificationEmails {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly queueEmails: QueueEmails,
    private readonly recipients: FindNotificationRecipients,
  ) {}

  /** Each batch is one transaction, so a crash neither loses nor repeats an email. */
  @Schedule({ name: 'notifications.send-emails', queue: 'notices', everySeconds: 5 })
  async send(): Promise<void> {
    while ((await this.sendBatch()) === batch);
  }

  private sendBatch(): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const due = await em.execute<DueNotification[]>(
        `update notification set mail_at = null where id in
           (select id from notification where mail_at <= ?::timestamptz order by mail_at limit ${batch} for update skip locked)
         returning id, user_id, kind`,
        [this.clock.now().toISOString()],
      );
      const recipients = await this.recipients.find(due.map(({ user_id }) => user_id));
      for (const { id, user_id: userId, kind } of due) {
        const recipient = recipients.get(userId);
        if (!recipient) continue;
        const facts = { notificationId: id, kind };
        await this.queueEmails.queue({ ...recipient, kind: 'notification', dedupeKey: `notification:${id}`, facts });
      }
      return due.length;
    });
  }
}
