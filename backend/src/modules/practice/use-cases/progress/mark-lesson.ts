import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { realTime } from '#kernel/real-time.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { CourseOutlineReader, TierTooLow } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { LessonProgress } from '../../domain/lesson-progress.entity.ts';
import { LessonReleaseChecker } from './lesson-release.ts';
import { toProgressView, type LessonProgressView } from './progress.view.ts';

interface Mark {
  readonly userId: string;
  readonly lessonId: string;
  readonly seen: boolean;
}

@Injectable()
export class MarkLesson {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly outline: CourseOutlineReader,
    private readonly entitlementOf: ReadEntitlement,
    private readonly release: LessonReleaseChecker,
  ) {}

  async mark({ userId, lessonId, seen }: Mark): Promise<LessonProgressView> {
    const lesson = await this.outline.lesson(lessonId);
    const { tier } = await this.entitlementOf.read(userId);
    if (!isTierAtLeast(tier, lesson.visibilityTier)) throw new TierTooLow(lesson.visibilityTier);
    await this.release.check(lesson, userId);
    return this.tx.run(async ({ em }) => {
      const now = realTime();
      const key = { userId, lessonId: lesson.id };
      const begun = LessonProgress.start(userId, lesson.id, { startedAt: this.clock.now(), now });
      if (seen) await em.upsert(LessonProgress, begun, { onConflictAction: 'ignore' });
      const progress = await em.findOne(LessonProgress, key, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
      // Marking a lesson as not seen must not start the lesson.
      if (!progress) return toProgressView(begun);
      if (seen) progress.mark(now);
      else progress.unmark();
      return toProgressView(progress);
    });
  }
}
