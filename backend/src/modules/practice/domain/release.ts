/** A lesson as its program opens it; those that are above the person's tier are not among them. */
export interface ReleasedLesson {
  readonly id: string;
  readonly moduleId: string;
  /** Marked as open to everybody: nothing holds it back. */
  readonly isOpen: boolean;
}

export interface BegunLesson {
  readonly startedAt: Date;
  readonly doneAt?: Date | null | undefined;
}

/** What a lesson waits for: a day, or another lesson. */
export type Waiting = { readonly opensAt: Date } | { readonly afterLessonId: string };

const weekMs = 7 * 86_400_000;

/**
 * The lessons of a program that wait, with what for; `lessons` are in their order. `in-order` opens a lesson when the one
 * before is done, `weekly` a module each week from the day the first lesson was begun. What somebody has begun stays open
 * to them, whatever staff change.
 */
export function waitingLessons(
  opens: 'all' | 'in-order' | 'weekly',
  lessons: readonly ReleasedLesson[],
  begun: ReadonlyMap<string, BegunLesson>,
): Map<string, Waiting> {
  const waits =
    opens === 'weekly' ? weekly(lessons, begun) : opens === 'in-order' ? inOrder(lessons, begun) : () => undefined;
  return new Map(
    lessons.flatMap((lesson, at) => {
      const waiting = lesson.isOpen || begun.has(lesson.id) ? undefined : waits(lesson, at);
      return waiting ? [[lesson.id, waiting]] : [];
    }),
  );
}

type Waits = (lesson: ReleasedLesson, at: number) => Waiting | undefined;

const inOrder =
  (lessons: readonly ReleasedLesson[], begun: ReadonlyMap<string, BegunLesson>): Waits =>
  (_, at) => {
    const before = lessons[at - 1];
    return before && !begun.get(before.id)?.doneAt ? { afterLessonId: before.id } : undefined;
  };

function weekly(lessons: readonly ReleasedLesson[], begun: ReadonlyMap<string, BegunLesson>): Waits {
  const modules = [...new Set(lessons.map(({ moduleId }) => moduleId))];
  const beginnings = lessons.flatMap(({ id }) => begun.get(id)?.startedAt.getTime() ?? []);
  const beganAt = Math.min(...beginnings);
  const [first] = lessons;
  return ({ moduleId }) => {
    const week = modules.indexOf(moduleId);
    if (week === 0 || !first) return undefined;
    // Before the first lesson is begun no day can be named.
    return beginnings.length > 0 ? { opensAt: new Date(beganAt + week * weekMs) } : { afterLessonId: first.id };
  };
}

/** The id of the module that the present week has opened to whoever began such a program at a time; none in the first week. */
export function moduleOfWeek(lessons: readonly ReleasedLesson[], beganAt: Date, now: Date): string | undefined {
  const week = Math.floor((now.getTime() - beganAt.getTime()) / weekMs);
  return week > 0 ? [...new Set(lessons.map(({ moduleId }) => moduleId))][week] : undefined;
}

/** True while a lesson still waits at a moment. */
export const isWaiting = (waiting: Waiting | undefined, now: Date): waiting is Waiting =>
  waiting !== undefined && ('opensAt' in waiting ? waiting.opensAt > now : true);
