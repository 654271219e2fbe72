import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { ReflectionReader } from '#modules/content/index.ts';
import type { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { QueueEmails } from '../emails/queue-emails.ts';
import { computeLocalDay, computeNextReflectionAt, getReflectionZone } from './reflection-times.ts';

const batchSize = 1_000;
const kind = 'daily-reflection';

interface DueSubscriber extends Pick<EmailSubscriber, 'id' | 'email' | 'firstName' | 'timeZone' | 'reflections'> {
  readonly pausedUntil: string | null;
}

@Injectable()
export class QueueDailyReflections {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly reflections: ReflectionReader,
    private readonly queueEmails: QueueEmails,
  ) {}

  @Schedule({ name: 'mailing.queue-reflections', queue: 'campaigns', everySeconds: 60 })
  async queueDue(): Promise<void> {
    while ((await this.queueBatch()) === batchSize);
  }

  private queueBatch(): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now();
      const due = await em.execute<DueSubscriber[]>(
        `select id, email, first_name as "firstName", time_zone as "timeZone", reflections,
           to_json(reflections_paused_until) #>> '{}' as "pausedUntil"
         from email_subscriber where reflection_at <= ?::timestamptz
         order by reflection_at limit ? for update skip locked`,
        [now.toISOString(), batchSize],
      );
      const groups = Map.groupBy(due, ({ timeZone, reflections, pausedUntil }) =>
        [timeZone, reflections, pausedUntil].join(' '),
      );
      for (const [first, ...others] of groups.values()) if (first) await this.queueGroup(em, [first, ...others], now);
      return due.length;
    });
  }

  private async queueGroup(
    em: EntityManager,
    subscribers: readonly [DueSubscriber, ...DueSubscriber[]],
    now: Date,
  ): Promise<void> {
    const [{ timeZone, reflections, pausedUntil }] = subscribers;
    const day = computeLocalDay(now, getReflectionZone({ timeZone }));
    if (await this.reflections.readForDay(day)) await this.queueForDay(day, subscribers);
    const reflectionsPausedUntil = pausedUntil === null ? null : new Date(pausedUntil);
    const choice = { timeZone, reflections, reflectionsPausedUntil, lastReflectionDay: day };
    await em.execute(
      `update email_subscriber set last_reflection_day = ?::date, reflection_at = ?::timestamptz
       where id = any(?::uuid[])`,
      [
        day,
        computeNextReflectionAt(choice, now)?.toISOString() ?? null,
        `{${subscribers.map(({ id }) => id).join(',')}}`,
      ],
    );
  }

  private queueForDay(day: string, subscribers: readonly DueSubscriber[]): Promise<void> {
    return this.queueEmails.queueMany(
      kind,
      subscribers.map(({ id, email, firstName }) => ({
        dedupeKey: `${kind}:${id}:${day}`,
        recipient: email,
        firstName: firstName ?? '',
        subscriberId: id,
      })),
      { day },
    );
  }
}
