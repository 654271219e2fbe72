import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { isTierAtLeast, type Tier } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import {
  CourseOutlineReader,
  ItemAccess,
  type ProgramLessonOutline,
  type ModuleOutline,
} from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { LessonNotReleased } from '../../domain/errors.ts';
import { LessonProgress } from '../../domain/lesson-progress.entity.ts';
import {
  isUnreleased,
  findUnreleasedLessons,
  type StartedLesson,
  type ReleasedLesson,
  type ReleaseCondition,
} from '../../domain/release.ts';

@Injectable()
export class LessonReleaseChecker implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outline: CourseOutlineReader,
    private readonly entitlementOf: ReadEntitlement,
    private readonly access: ItemAccess,
  ) {}

  onModuleInit(): void {
    this.access.addCondition({
      check: async ({ kind, id }, readerId) => {
        if (kind === 'lessons') await this.check(await this.outline.lesson(id), readerId);
      },
      notReleased: async (kind, { id, tier, contentVersion }) => {
        if (kind !== 'lessons') return [];
        const modules = await this.outline.readGradual(contentVersion);
        return [...(await this.waitingFor(id, modules, tier)).keys()];
      },
    });
  }

  async check({ id, opens, programId }: ProgramLessonOutline, userId: string | undefined): Promise<void> {
    if (opens === 'all') return;
    const modules = await this.outline.read();
    const ofProgram = modules.filter((module) => module.programId === programId);
    const waiting = (await this.waitingFor(userId, ofProgram)).get(id);
    if (waiting) throw new LessonNotReleased(waiting);
  }

  private async waitingFor(
    userId: string | undefined,
    modules: readonly ModuleOutline[],
    knownTier?: Tier,
  ): Promise<ReadonlyMap<string, ReleaseCondition>> {
    if (modules.every(({ opens }) => opens === 'all')) return new Map();
    const fields = ['lessonId', 'startedAt', 'doneAt'] as const;
    const [progress, tier] = await Promise.all([
      userId ? this.database.em().find(LessonProgress, { userId }, { fields }) : [],
      knownTier ?? this.entitlementOf.read(userId).then((entitlement) => entitlement.tier),
    ]);
    return this.waiting(modules, new Map(progress.map((lesson) => [lesson.lessonId, lesson])), tier);
  }

  waiting(
    modules: readonly ModuleOutline[],
    begun: ReadonlyMap<string, StartedLesson>,
    tier: Tier,
  ): ReadonlyMap<string, ReleaseCondition> {
    const now = this.clock.now();
    const programs = Map.groupBy(modules, ({ programId }) => programId);
    return new Map(
      [...programs.values()].flatMap((ofProgram) => {
        const waiting = findUnreleasedLessons(ofProgram[0]?.opens ?? 'all', toReleasedLessons(tier, ofProgram), begun);
        return [...waiting].filter(([, forWhat]) => isUnreleased(forWhat, now));
      }),
    );
  }
}

export const toReleasedLessons = (tier: Tier, modules: readonly ModuleOutline[]): ReleasedLesson[] =>
  modules.flatMap(({ id: moduleId, lessons }) =>
    lessons
      .filter(({ visibilityTier }) => isTierAtLeast(tier, visibilityTier))
      .map(({ id, isOpen }) => ({ id, moduleId, isOpen })),
  );
