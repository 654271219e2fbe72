import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { ReflectionReader } from '#modules/content/index.ts';
import { EmailSubscriber } from '../../domain/email-subscriber.entity.ts';
import { EmailLedger } from '../emails/email-ledger.ts';
import { computeLocalDay, computeNextReflectionAt, getReflectionZone } from './reflection-times.ts';

const batchSize = 500;
const kind = 'daily-reflection';

/** Queues the daily reflection at 7:00 in each subscriber's time zone. Safe to repeat: a day has one email. */
@Injectable()
export class QueueDailyReflections {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly reflections: ReflectionReader,
    private readonly ledger: EmailLedger,
  ) {}

  @Schedule({ name: 'mailing.queue-reflections', queue: 'campaigns', everySeconds: 60 })
  async queueDue(): Promise<void> {
    while ((await this.queueBatch()) === batchSize);
  }

  private queueBatch(): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now();
      const due = await em.find(
        EmailSubscriber,
        { reflectionAt: { $lte: now } },
        { orderBy: { reflectionAt: 'asc' }, limit: batchSize, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      for (const [day, subscribers] of Map.groupBy(due, (one) => computeLocalDay(now, getReflectionZone(one)))) {
        if (await this.reflections.readForDay(day)) await this.queueForDay(day, subscribers);
        for (const subscriber of subscribers) {
          subscriber.lastReflectionDay = day;
          subscriber.reflectionAt = computeNextReflectionAt(subscriber, now);
        }
      }
      return due.length;
    });
  }

  private queueForDay(day: string, subscribers: readonly EmailSubscriber[]): Promise<void> {
    return this.ledger.queueMany(
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
