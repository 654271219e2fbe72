import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { includesTier, type Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { CourseOutline, PieceAccess, type LessonInProgram, type OutlineModule } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { NotYetOpen } from '../../domain/errors.ts';
import { LessonProgress } from '../../domain/lesson-progress.entity.ts';
import {
  isWaiting,
  waitingLessons,
  type StartedLesson,
  type ReleasedLesson,
  type Waiting,
} from '../../domain/release.ts';

@Injectable()
export class LessonRelease implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outline: CourseOutline,
    private readonly entitlementOf: ReadEntitlement,
    private readonly access: PieceAccess,
  ) {}

  /**
   * Blocks the transcript and the film of a lesson that is not released. A visitor counts as a user without progress.
   */
  onModuleInit(): void {
    this.access.addCondition({
      check: async ({ kind, id }, readerId) => {
        if (kind === 'lessons') await this.check(await this.outline.lesson(id), readerId);
      },
      notReleased: async (kind, readerId) =>
        kind === 'lessons' ? [...(await this.waitingFor(readerId, await this.outline.readGradual())).keys()] : [],
    });
  }

  async check({ id, opens, programId }: LessonInProgram, userId: string | undefined): Promise<void> {
    if (opens === 'all') return;
    const modules = await this.outline.read();
    const ofProgram = modules.filter((module) => module.programId === programId);
    const waiting = (await this.waitingFor(userId, ofProgram)).get(id);
    if (waiting) throw new NotYetOpen(waiting);
  }

  private async waitingFor(
    userId: string | undefined,
    modules: readonly OutlineModule[],
  ): Promise<ReadonlyMap<string, Waiting>> {
    if (modules.every(({ opens }) => opens === 'all')) return new Map();
    const fields = ['lessonId', 'startedAt', 'doneAt'] as const;
    const [progress, { tier }] = await Promise.all([
      userId ? this.database.em().find(LessonProgress, { userId }, { fields }) : [],
      this.entitlementOf.read(userId),
    ]);
    return this.waiting(modules, new Map(progress.map((lesson) => [lesson.lessonId, lesson])), tier);
  }

  /** A lesson above the user's tier does not delay the release of later lessons. */
  waiting(
    modules: readonly OutlineModule[],
    begun: ReadonlyMap<string, StartedLesson>,
    tier: Tier,
  ): ReadonlyMap<string, Waiting> {
    const now = this.clock.now();
    const programs = Map.groupBy(modules, ({ programId }) => programId);
    return new Map(
      [...programs.values()].flatMap((ofProgram) => {
        const waiting = waitingLessons(ofProgram[0]?.opens ?? 'all', releasedTo(tier, ofProgram), begun);
        return [...waiting].filter(([, forWhat]) => isWaiting(forWhat, now));
      }),
    );
  }
}

export const releasedTo = (tier: Tier, modules: readonly OutlineModule[]): ReleasedLesson[] =>
  modules.flatMap(({ id: moduleId, lessons }) =>
    lessons
      .filter(({ visibilityTier }) => includesTier(tier, visibilityTier))
      .map(({ id, isOpen }) => ({ id, moduleId, isOpen })),
  );
