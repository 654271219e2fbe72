import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { ReflectionReader } from '#modules/content/index.ts';
import { computePracticeDay } from '#modules/practice/index.ts';
import { NotificationSetting } from '../domain/notification-setting.entity.ts';
import { computeNextReflectionAt } from './notification-times.ts';
import { CreateNotifications } from './notify.ts';

const batch = 500;

@Injectable()
export class NotifyReflection {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly reflections: ReflectionReader,
    private readonly notify: CreateNotifications,
  ) {}

  @Schedule({ name: 'notifications.tell-reflection', queue: 'notices', everySeconds: 60 })
  async notifyUsers(): Promise<void> {
    while ((await this.notifyBatch()) === batch);
  }

  private notifyBatch(): Promise<number> {
    return this.tx.run(async ({ em }) => {
      const now = this.clock.now();
      const due = await em.find(
        NotificationSetting,
        { reflectionAt: { $lte: now } },
        { orderBy: { reflectionAt: 'asc' }, limit: batch, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      for (const [day, settings] of Map.groupBy(due, ({ zone }) => computePracticeDay(now, zone))) {
        const reflection = await this.reflections.readForDay(day);
        if (reflection)
          await this.notify.notify({
            userIds: settings.map(({ userId }) => userId),
            kind: 'reflection',
            key: `reflection:${day}`,
            title: reflection.title,
            text: reflection.question,
            path: '/members/today',
          });
      }
      for (const setting of due) setting.reflectionAt = computeNextReflectionAt(setting, now);
      return due.length;
    });
  }
}
