import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { realTime } from '#kernel/real-time.ts';
import { isTierAtLeast } from '#kernel/tier.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { CourseOutlineReader, type LessonOutline, TierTooLow } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { LessonProgress } from '../../domain/lesson-progress.entity.ts';
import { LessonReleaseChecker } from './lesson-release.ts';
import { toProgressView, type LessonProgressView } from './progress.view.ts';
import { toMultirange, countSecondsSql, clampPosition, type WatchedSpan, clampDeviceTime } from './watched-ranges.ts';

interface ProgressReport {
  readonly userId: string;
  readonly lessonId: string;
  readonly positionSec: number;
  readonly watched: readonly WatchedSpan[];
  readonly playedAt: Date;
}

/** Reports can arrive twice, late or from several devices, so the result does not depend on the order. */
@Injectable()
export class RecordProgress {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly outline: CourseOutlineReader,
    private readonly entitlementOf: ReadEntitlement,
    private readonly release: LessonReleaseChecker,
  ) {}

  /** Throws TierTooLow when the tier is too low, but still stores the position if the user has started the lesson. */
  async record({ userId, lessonId, playedAt, ...played }: ProgressReport): Promise<LessonProgressView> {
    const lesson = await this.outline.lesson(lessonId);
    const { tier } = await this.entitlementOf.read(userId);
    const now = realTime();
    const positionSec = clampPosition(played.positionSec, lesson.durationSec);
    const place = { userId, lesson, positionSec, playedAt: clampDeviceTime(playedAt, now) };
    if (!isTierAtLeast(tier, lesson.visibilityTier)) {
      await this.savePosition(place);
      throw new TierTooLow(lesson.visibilityTier);
    }
    await this.release.check(lesson, userId);
    return this.tx.run(async ({ em }) => {
      await mergeWatched(
        em,
        LessonProgress.start(userId, lesson.id, { startedAt: this.clock.now(), now }),
        toMultirange(played.watched, lesson.durationSec),
        place,
      );
      const progress = await em.findOneOrFail(LessonProgress, { userId, lessonId: lesson.id });
      progress.setPosition(positionSec, place.playedAt);
      progress.completeIfSeen(lesson.durationSec, now);
      return toProgressView(progress);
    });
  }

  private savePosition({ userId, lesson, positionSec, playedAt }: PlaybackPosition): Promise<void> {
    return this.tx.run(async ({ em }) => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const progress = await em.findOne(LessonProgress, { userId, lessonId: lesson.id }, { lockMode });
      progress?.setPosition(positionSec, playedAt);
    });
  }
}

interface PlaybackPosition {
  readonly userId: string;
  readonly lesson: LessonOutline;
  readonly positionSec: number;
  readonly playedAt: Date;
}

/** Uses a single SQL statement, so that reports of several devices at the same time do not overwrite each other. */
async function mergeWatched(
  em: EntityManager,
  { userId, lessonId, startedAt }: ReturnType<typeof LessonProgress.start>,
  ranges: string,
  { positionSec, playedAt }: Pick<PlaybackPosition, 'positionSec' | 'playedAt'>,
): Promise<void> {
  await em.execute(
    `insert into lesson_progress as kept
       (user_id, lesson_id, position_sec, position_played_at, watched, seen_sec, started_at)
     values (?, ?, ?, ?, ?, ${countSecondsSql('?::int4multirange')}, ?)
     on conflict (user_id, lesson_id) do update set
       watched = kept.watched + excluded.watched, seen_sec = ${countSecondsSql('kept.watched + excluded.watched')}`,
    [userId, lessonId, positionSec, playedAt, ranges, ranges, startedAt],
  );
}
