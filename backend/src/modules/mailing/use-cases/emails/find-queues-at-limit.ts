import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.ts';
import { Database } from '#platform/database/database.ts';
import type { QueueName } from '#platform/queue/queues.ts';
import { mailQueuedEventByQueue } from '../../domain/events.ts';
import { sharedMailRateLimitId } from '../../domain/mail-pace.entity.ts';

const mailQueues = Object.keys(mailQueuedEventByQueue) as QueueName[];

@Injectable()
export class FindQueuesAtLimit {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
  ) {}

  /** Returns the queues whose next email must wait for the limit per minute, even if a queue is empty. */
  async find(): Promise<ReadonlySet<QueueName>> {
    // A sent email reserves the time of one email, so only a longer reservation means that another email waits.
    const limited = await this.database.sql<{ id: string }>(
      'select id from mail_pace where next_at > clock_timestamp() + make_interval(secs => ?::float8)',
      [60 / this.settings.mailPerMinute],
    );
    if (limited.some(({ id }) => id === sharedMailRateLimitId)) return new Set(mailQueues);
    return new Set<QueueName>(limited.length > 0 ? ['campaigns'] : []);
  }
}
