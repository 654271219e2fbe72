import { Injectable } from '@nestjs/common';
import { isTierAtLeast } from '#kernel/tier.ts';
import { Database } from '#platform/database/database.ts';
import { CourseOutlineReader, type LessonOutline, type ModuleOutline } from '#modules/content/index.ts';
import { ReadEntitlement } from '#modules/membership/index.ts';
import { LessonProgress } from '../../domain/lesson-progress.entity.ts';
import { MeditationPosition } from '../../domain/meditation-position.entity.ts';
import type { ReleaseCondition } from '../../domain/release.ts';
import { LessonReleaseChecker } from './lesson-release.ts';
import { findNextLesson, type LessonInModule } from './next-lesson.ts';
import {
  toProgressView,
  type NextLessonView,
  type LessonReleaseView,
  type ModuleProgressView,
  type PracticeView,
} from './progress.view.ts';

type Progress = Pick<
  LessonProgress,
  'lessonId' | 'positionSec' | 'positionPlayedAt' | 'seenSec' | 'startedAt' | 'doneAt'
>;
type ProgressByLesson = ReadonlyMap<string, Progress>;

@Injectable()
export class ReadPractice {
  constructor(
    private readonly database: Database,
    private readonly outline: CourseOutlineReader,
    private readonly entitlementOf: ReadEntitlement,
    private readonly release: LessonReleaseChecker,
  ) {}

  async read(userId: string): Promise<PracticeView> {
    const [modules, progress, meditations, { tier }] = await Promise.all([
      this.outline.read(),
      this.readProgress(userId),
      this.database.em().find(MeditationPosition, { userId }, { orderBy: { playedAt: 'desc' } }),
      this.entitlementOf.read(userId),
    ]);
    const present = new Set(modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
    const begun = progress.filter(({ lessonId }) => present.has(lessonId));
    const byLesson = new Map(begun.map((lesson) => [lesson.lessonId, lesson]));
    const waiting = this.release.waiting(modules, byLesson, tier);
    const isOpen = ({ id, visibilityTier }: LessonOutline) => isTierAtLeast(tier, visibilityTier) && !waiting.has(id);
    return {
      continue: toNextLessonView(findNextLesson(modules, byLesson, isOpen), byLesson),
      modules: modules.map((module) => toModuleView(module, byLesson)),
      lessons: begun.map((lesson) => ({
        ...toProgressView(lesson),
        lastPlayedAt: lesson.positionPlayedAt.toISOString(),
      })),
      opens: [...waiting].map(([lessonId, forWhat]) => toLessonReleaseView(lessonId, forWhat)),
      meditations: meditations.map(({ meditationId, positionSec, playedAt }) => ({
        ...{ meditationId, positionSec },
        lastPlayedAt: playedAt.toISOString(),
      })),
    };
  }

  private readProgress(userId: string): Promise<Progress[]> {
    return this.database.em().find(
      LessonProgress,
      { userId },
      {
        fields: ['lessonId', 'positionSec', 'positionPlayedAt', 'seenSec', 'startedAt', 'doneAt'],
        orderBy: { positionPlayedAt: 'desc' },
      },
    );
  }
}

const toLessonReleaseView = (lessonId: string, waiting: ReleaseCondition): LessonReleaseView => ({
  lessonId,
  opensAt: 'opensAt' in waiting ? waiting.opensAt.toISOString() : null,
  afterLessonId: 'afterLessonId' in waiting ? waiting.afterLessonId : null,
});

function toModuleView({ id, lessons }: ModuleOutline, byLesson: ProgressByLesson): ModuleProgressView {
  const done = lessons.filter((lesson) => byLesson.get(lesson.id)?.doneAt).length;
  const total = lessons.length;
  return { moduleId: id, done, total, percent: total === 0 ? 0 : Math.floor((done * 100) / total) };
}

function toNextLessonView(next: LessonInModule | undefined, byLesson: ProgressByLesson): NextLessonView | null {
  if (!next) return null;
  const { lesson, module } = next;
  return {
    ...{ lessonId: lesson.id, lessonSlug: lesson.slug, lessonTitle: lesson.title },
    ...{ moduleId: module.id, moduleSlug: module.slug, moduleTitle: module.title },
    ...{ programId: module.programId, programTitle: module.programTitle },
    ...{ positionSec: byLesson.get(lesson.id)?.positionSec ?? 0, durationSec: lesson.durationSec },
  };
}
