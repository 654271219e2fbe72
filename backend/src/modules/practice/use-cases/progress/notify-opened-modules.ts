import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { CourseOutlineReader, type ModuleOutline } from '#modules/content/index.ts';
import { ReadEntitlements } from '#modules/membership/index.ts';
import { ModuleOpened } from '../../domain/events.ts';
import { findModuleReleasedThisWeek } from '../../domain/release.ts';
import { toReleasedLessons } from './lesson-release.ts';

const batchSize = 500;

interface ProgramStart {
  readonly userId: string;
  readonly beganAt: string | Date;
}

const usersInNewWeekSql = `select user_id as "userId", min(started_at) as "beganAt" from lesson_progress
  where lesson_id = any(?::uuid[]) group by user_id
  having ?::timestamptz - min(started_at) >= interval '7 days'
    and mod(extract(epoch from ?::timestamptz - min(started_at))::bigint, 604800) < 86400`;

@Injectable()
export class NotifyOpenedModules {
  constructor(
    private readonly tx: Transaction,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outline: CourseOutlineReader,
    private readonly entitlements: ReadEntitlements,
  ) {}

  @Schedule({ name: 'practice.tell-opened-modules', queue: 'content', everySeconds: 60 })
  async notify(): Promise<void> {
    const weekly = (await this.outline.readGradual()).filter(({ opens }) => opens === 'weekly');
    for (const modules of Map.groupBy(weekly, ({ programId }) => programId).values()) await this.notifyProgram(modules);
  }

  private async notifyProgram(modules: readonly ModuleOutline[]): Promise<void> {
    const now = this.clock.now();
    const lessonIds = modules.flatMap(({ lessons }) => lessons.map(({ id }) => id));
    const begun = await this.database.sql<ProgramStart>(usersInNewWeekSql, [`{${lessonIds.join(',')}}`, now, now]);
    const tiers = await this.entitlements.read(begun.map(({ userId }) => userId));
    const opened = Map.groupBy(begun, ({ userId, beganAt }) => {
      const lessons = toReleasedLessons(tiers.get(userId)?.tier ?? 'free', modules);
      return findModuleReleasedThisWeek(lessons, new Date(beganAt), now);
    });
    for (const module of modules) {
      const userIds = (opened.get(module.id) ?? []).map(({ userId }) => userId);
      for (let from = 0; from < userIds.length; from += batchSize)
        await this.notifyBatch(module, userIds.slice(from, from + batchSize), now);
    }
  }

  private notifyBatch(
    { id: moduleId, slug, title, programTitle, lessons }: ModuleOutline,
    userIds: readonly string[],
    now: Date,
  ): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const inserted = await em.execute<{ userId: string }[]>(
        `insert into opened_module (user_id, module_id, told_at)
         select id, ?::uuid, ?::timestamptz from unnest(?::uuid[]) as id where not exists
           (select from lesson_progress where user_id = id and lesson_id = any(?::uuid[]))
         on conflict do nothing returning user_id as "userId"`,
        [moduleId, now, `{${userIds.join(',')}}`, `{${lessons.map(({ id }) => id).join(',')}}`],
      );
      if (inserted.length === 0) return;
      const ids = inserted.map(({ userId }) => userId);
      outbox.append(new ModuleOpened({ moduleId, slug, title, programTitle, userIds: ids }));
    });
  }
}
