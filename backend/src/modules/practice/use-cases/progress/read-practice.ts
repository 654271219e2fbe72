import { Injectable } from '@nestjs/common';
import { reaches } from '../../../../kernel/tier.ts';
import { Database } from '../../../../platform/database/database.ts';
import { CourseOutline, type OutlineLesson, type OutlineModule } from '../../../content/index.ts';
import { EntitlementOf } from '../../../membership/index.ts';
import { LessonProgress } from '../../domain/lesson-progress.entity.ts';
import { MeditationPosition } from '../../domain/meditation-position.entity.ts';
import type { Waiting } from '../../domain/release.ts';
import { LessonRelease } from './lesson-release.ts';
import {
  progressViewOf,
  type ContinueView,
  type LessonOpensView,
  type ModulePracticeView,
  type PracticeView,
} from './progress.view.ts';

type Progress = Pick<
  LessonProgress,
  'lessonId' | 'positionSec' | 'positionPlayedAt' | 'seenSec' | 'startedAt' | 'doneAt'
>;
type ByLesson = ReadonlyMap<string, Progress>;

/** How far a person is with everything there is to study. */
@Injectable()
export class ReadPractice {
  constructor(
    private readonly database: Database,
    private readonly outline: CourseOutline,
    private readonly entitlementOf: EntitlementOf,
    private readonly release: LessonRelease,
  ) {}

  async read(userId: string): Promise<PracticeView> {
    const [modules, progress, meditations, { tier }] = await Promise.all([
      this.outline.read(),
      this.progressOf(userId),
      this.database.em().find(MeditationPosition, { userId }, { orderBy: { playedAt: 'desc' } }),
      this.entitlementOf.read(userId),
    ]);
    const there = new Set(modules.flatMap(({ lessons }) => lessons.map(({ id }) => id)));
    const begun = progress.filter(({ lessonId }) => there.has(lessonId));
    const byLesson = new Map(begun.map((of) => [of.lessonId, of]));
    const waiting = this.release.waiting(modules, byLesson, tier);
    return {
      continue: nextLesson(
        modules,
        byLesson,
        (lesson) => reaches(tier, lesson.visibilityTier) && !waiting.has(lesson.id),
      ),
      modules: modules.map((module) => countOf(module, byLesson)),
      lessons: begun.map((of) => ({ ...progressViewOf(of), lastPlayedAt: of.positionPlayedAt.toISOString() })),
      opens: [...waiting].map(([lessonId, forWhat]) => opensViewOf(lessonId, forWhat)),
      meditations: meditations.map(({ meditationId, positionSec, playedAt }) => ({
        ...{ meditationId, positionSec },
        lastPlayedAt: playedAt.toISOString(),
      })),
    };
  }

  /** The one played last comes first. */
  private progressOf(userId: string): Promise<Progress[]> {
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

const opensViewOf = (lessonId: string, waiting: Waiting): LessonOpensView => ({
  lessonId,
  opensAt: 'opensAt' in waiting ? waiting.opensAt.toISOString() : null,
  afterLessonId: 'afterLessonId' in waiting ? waiting.afterLessonId : null,
});

function countOf({ id, lessons }: OutlineModule, byLesson: ByLesson): ModulePracticeView {
  const done = lessons.filter((lesson) => byLesson.get(lesson.id)?.doneAt).length;
  const total = lessons.length;
  return { moduleId: id, done, total, percent: total === 0 ? 0 : Math.floor((done * 100) / total) };
}

/**
 * The first lesson that is not done in the module that was studied last, and, once that is finished, in the modules after
 * it; where that program leads no further, in the one that was studied before. Only what the person may open leads on.
 */
function nextLesson(
  modules: readonly OutlineModule[],
  byLesson: ByLesson,
  isOpen: (lesson: OutlineLesson) => boolean,
): ContinueView | null {
  for (const module of modulesAhead(modules, byLesson)) {
    const lesson = module.lessons.find((one) => !byLesson.get(one.id)?.doneAt && isOpen(one));
    if (lesson)
      return {
        ...{ lessonId: lesson.id, lessonSlug: lesson.slug, lessonTitle: lesson.title },
        ...{ moduleId: module.id, moduleSlug: module.slug, moduleTitle: module.title },
        ...{ programId: module.programId, programTitle: module.programTitle },
        ...{ positionSec: byLesson.get(lesson.id)?.positionSec ?? 0, durationSec: lesson.durationSec },
      };
  }
  return null;
}

/** Of each program that was begun, the one studied last first: the module studied last in it, and those after it. */
function modulesAhead(modules: readonly OutlineModule[], byLesson: ByLesson): OutlineModule[] {
  const moduleOf = new Map(modules.flatMap((module) => module.lessons.map(({ id }) => [id, module] as const)));
  const lastOfPrograms = new Map<string, OutlineModule>();
  for (const lessonId of byLesson.keys()) {
    const module = moduleOf.get(lessonId);
    if (module && !lastOfPrograms.has(module.programId)) lastOfPrograms.set(module.programId, module);
  }
  return [...lastOfPrograms.values()].flatMap((last) =>
    modules.slice(modules.indexOf(last)).filter(({ programId }) => programId === last.programId),
  );
}
