import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { QueueEmails } from '#modules/mailing/index.ts';
import { FindNotificationRecipients } from './find-recipients.ts';

const batch = 200;

@Injectable()
export class SendDigests {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly queueEmails: QueueEmails,
    private readonly recipients: FindNotificationRecipients,
  ) {}

  /** Each batch is one transaction, so a crash neither loses nor repeats a digest. */
  @Schedule({ name: 'notifications.make-digests', queue: 'notices', everySeconds: 60 })
  async send(): Promise<void> {
    while ((await this.sendBatch()) === batch);
  }

  private sendBatch(): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now().toISOString();
      // The fixed order prevents deadlocks between workers.
      const people = await em.execute<{ user_id: string }[]>(
        `select distinct user_id from notification where digest_at <= ?::timestamptz order by user_id limit ${batch}`,
        [now],
      );
      const recipients = await this.recipients.find(people.map(({ user_id }) => user_id));
      for (const { user_id: userId } of people) {
        const digestId = newId();
        const due = await em.execute<{ read_at: string | null }[]>(
          `update notification set digest_at = null, digest_id = case when read_at is null then ?::uuid end
           where user_id = ? and digest_at <= ?::timestamptz returning read_at`,
          [digestId, userId, now],
        );
        const recipient = recipients.get(userId);
        if (!recipient || due.every(({ read_at }) => read_at !== null)) continue;
        const kind = 'notification-digest';
        await this.queueEmails.queue({
          ...{ ...recipient, kind, dedupeKey: `${kind}:${digestId}` },
          facts: { digestId, kind: 'digest' },
        });
      }
      return people.length;
    });
  }
}
