import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { newId } from '#kernel/id.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { EmailLedger } from '#modules/mailing/index.ts';
import { Recipients } from './recipients.ts';

const batch = 200;

/** Gathers what waits for somebody's digest into one email, at their hour. What they have read meanwhile is left out. */
@Injectable()
export class MakeDigests {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly ledger: EmailLedger,
    private readonly recipients: Recipients,
  ) {}

  /** Batch after batch, each in a commit of its own: a worker that dies loses none and doubles none. */
  @Schedule({ name: 'notifications.make-digests', queue: 'notices', everySeconds: 60 })
  async make(): Promise<void> {
    while ((await this.makeBatch()) === batch);
  }

  private makeBatch(): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now().toISOString();
      // In one order, so that two workers never wait for each other.
      const people = await em.execute<{ user_id: string }[]>(
        `select distinct user_id from notification where digest_at <= ?::timestamptz order by user_id limit ${batch}`,
        [now],
      );
      const recipients = await this.recipients.of(people.map(({ user_id }) => user_id));
      for (const { user_id: userId } of people) {
        const digestId = newId();
        // Another worker that makes the same digest waits here, and then finds nothing.
        const told = await em.execute<{ read_at: string | null }[]>(
          `update notification set digest_at = null, digest_id = case when read_at is null then ?::uuid end
           where user_id = ? and digest_at <= ?::timestamptz returning read_at`,
          [digestId, userId, now],
        );
        const recipient = recipients.get(userId);
        if (!recipient || told.every(({ read_at }) => read_at !== null)) continue;
        const kind = 'notification-digest';
        await this.ledger.queue({
          ...{ ...recipient, kind, dedupeKey: `${kind}:${digestId}` },
          facts: { digestId, kind: 'digest' },
        });
      }
      return people.length;
    });
  }
}
