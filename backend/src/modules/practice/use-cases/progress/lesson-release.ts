import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../kernel/clock.ts';
import { reaches, type Tier } from '../../../../kernel/tier.ts';
import { Database } from '../../../../platform/database/database.ts';
import { CourseOutline, PieceAccess, type KnownLesson, type OutlineModule } from '../../../content/index.ts';
import { EntitlementOf } from '../../../membership/index.ts';
import { NotYetOpen } from '../../domain/errors.ts';
import { LessonProgress } from '../../domain/lesson-progress.entity.ts';
import { isWaiting, waitingLessons, type BegunLesson, type Waiting } from '../../domain/release.ts';

/** Which lessons a program holds back from a person for now. */
@Injectable()
export class LessonRelease implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outline: CourseOutline,
    private readonly entitlementOf: EntitlementOf,
    private readonly access: PieceAccess,
  ) {}

  /** A film is held back as its lesson is. What a visitor may see is open to everybody. */
  onModuleInit(): void {
    this.access.addCondition(async ({ kind, id }, readerId) => {
      if (kind === 'lessons' && readerId) await this.check(await this.outline.lesson(id), readerId);
    });
  }

  /** Throws NotYetOpen. */
  async check({ id, opens, programId }: KnownLesson, userId: string): Promise<void> {
    if (opens === 'all') return;
    const [modules, progress, { tier }] = await Promise.all([
      this.outline.read(),
      this.database.em().find(LessonProgress, { userId }, { fields: ['lessonId', 'startedAt', 'doneAt'] }),
      this.entitlementOf.read(userId),
    ]);
    const begun = new Map(progress.map((of) => [of.lessonId, of]));
    const ofProgram = modules.filter((module) => module.programId === programId);
    const waiting = this.waiting(ofProgram, begun, tier).get(id);
    if (waiting) throw new NotYetOpen(waiting);
  }

  /** The lessons that wait at this moment. One above the tier keeps nobody from those after it. */
  waiting(
    modules: readonly OutlineModule[],
    begun: ReadonlyMap<string, BegunLesson>,
    tier: Tier,
  ): ReadonlyMap<string, Waiting> {
    const now = this.clock.now();
    const programs = Map.groupBy(modules, ({ programId }) => programId);
    return new Map(
      [...programs.values()].flatMap((of) => {
        const lessons = of.flatMap(({ id: moduleId, lessons }) =>
          lessons
            .filter(({ visibilityTier }) => reaches(tier, visibilityTier))
            .map(({ id, isOpen }) => ({ id, moduleId, isOpen })),
        );
        const waiting = waitingLessons(of[0]?.opens ?? 'all', lessons, begun);
        return [...waiting].filter(([, forWhat]) => isWaiting(forWhat, now));
      }),
    );
  }
}
