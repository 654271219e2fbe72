export interface ReleasedLesson {
  readonly id: string;
  readonly moduleId: string;
  readonly isOpen: boolean;
}

export interface StartedLesson {
  readonly startedAt: Date;
  readonly doneAt?: Date | null | undefined;
}

export type ReleaseCondition = { readonly opensAt: Date } | { readonly afterLessonId: string };

const weekMs = 7 * 86_400_000;

/** `lessons` must be in program order. */
export function findUnreleasedLessons(
  opens: 'all' | 'in-order' | 'weekly',
  lessons: readonly ReleasedLesson[],
  begun: ReadonlyMap<string, StartedLesson>,
): Map<string, ReleaseCondition> {
  const waits =
    opens === 'weekly'
      ? createWeeklyCondition(lessons, begun)
      : opens === 'in-order'
        ? createInOrderCondition(lessons, begun)
        : () => undefined;
  return new Map(
    lessons.flatMap((lesson, at) => {
      const waiting = lesson.isOpen || begun.has(lesson.id) ? undefined : waits(lesson, at);
      return waiting ? [[lesson.id, waiting]] : [];
    }),
  );
}

type GetReleaseCondition = (lesson: ReleasedLesson, at: number) => ReleaseCondition | undefined;

const createInOrderCondition =
  (lessons: readonly ReleasedLesson[], begun: ReadonlyMap<string, StartedLesson>): GetReleaseCondition =>
  (_, at) => {
    const before = lessons[at - 1];
    return before && !begun.get(before.id)?.doneAt ? { afterLessonId: before.id } : undefined;
  };

function createWeeklyCondition(
  lessons: readonly ReleasedLesson[],
  begun: ReadonlyMap<string, StartedLesson>,
): GetReleaseCondition {
  const modules = [...new Set(lessons.map(({ moduleId }) => moduleId))];
  const beginnings = lessons.flatMap(({ id }) => begun.get(id)?.startedAt.getTime() ?? []);
  const beganAt = Math.min(...beginnings);
  const [first] = lessons;
  return ({ moduleId }) => {
    const week = modules.indexOf(moduleId);
    if (week === 0 || !first) return undefined;
    return beginnings.length > 0 ? { opensAt: new Date(beganAt + week * weekMs) } : { afterLessonId: first.id };
  };
}

export function findModuleReleasedThisWeek(
  lessons: readonly ReleasedLesson[],
  beganAt: Date,
  now: Date,
): string | undefined {
  const week = Math.floor((now.getTime() - beganAt.getTime()) / weekMs);
  return week > 0 ? [...new Set(lessons.map(({ moduleId }) => moduleId))][week] : undefined;
}

export const isUnreleased = (waiting: ReleaseCondition | undefined, now: Date): waiting is ReleaseCondition =>
  waiting !== undefined && ('opensAt' in waiting ? waiting.opensAt > now : true);
