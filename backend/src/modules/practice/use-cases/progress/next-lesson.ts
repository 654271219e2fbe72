import type { LessonOutline, ModuleOutline } from '#modules/content/index.ts';

export type StartedLessons = ReadonlyMap<string, { readonly doneAt?: unknown }>;

export interface LessonInModule {
  readonly lesson: LessonOutline;
  readonly module: ModuleOutline;
}

type IsOpen = (lesson: LessonOutline) => boolean;

export const findNextLesson = (
  modules: readonly ModuleOutline[],
  byLesson: StartedLessons,
  isOpen: IsOpen,
): LessonInModule | undefined => findFirstUnfinishedLesson(remainingModules(modules, byLesson), byLesson, isOpen);

export function findFirstUnfinishedLesson(
  modules: readonly ModuleOutline[],
  byLesson: StartedLessons,
  isOpen: IsOpen,
): LessonInModule | undefined {
  for (const module of modules) {
    const lesson = module.lessons.find((one) => !byLesson.get(one.id)?.doneAt && isOpen(one));
    if (lesson) return { lesson, module };
  }
  return undefined;
}

function remainingModules(modules: readonly ModuleOutline[], byLesson: StartedLessons): ModuleOutline[] {
  const moduleOf = new Map(modules.flatMap((module) => module.lessons.map(({ id }) => [id, module] as const)));
  const lastOfPrograms = new Map<string, ModuleOutline>();
  for (const lessonId of byLesson.keys()) {
    const module = moduleOf.get(lessonId);
    if (module && !lastOfPrograms.has(module.programId)) lastOfPrograms.set(module.programId, module);
  }
  return [...lastOfPrograms.values()].flatMap((last) =>
    modules.slice(modules.indexOf(last)).filter(({ programId }) => programId === last.programId),
  );
}
