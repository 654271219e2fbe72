import type { OutlineLesson, OutlineModule } from '#modules/content/index.ts';

/** What was begun, by lesson, the one played last first. */
export type BegunByLesson = ReadonlyMap<string, { readonly doneAt?: unknown }>;

export interface FoundLesson {
  readonly lesson: OutlineLesson;
  readonly module: OutlineModule;
}

type IsOpen = (lesson: OutlineLesson) => boolean;

/**
 * The first lesson that is not done in the module that was studied last, and, once that is finished, in the modules after
 * it; where that program leads no further, in the one that was studied before. Only what the person may open leads on.
 */
export const nextLesson = (
  modules: readonly OutlineModule[],
  byLesson: BegunByLesson,
  isOpen: IsOpen,
): FoundLesson | undefined => firstNotDone(modulesAhead(modules, byLesson), byLesson, isOpen);

/** The first lesson of all that is not done and may be opened. */
export function firstNotDone(
  modules: readonly OutlineModule[],
  byLesson: BegunByLesson,
  isOpen: IsOpen,
): FoundLesson | undefined {
  for (const module of modules) {
    const lesson = module.lessons.find((one) => !byLesson.get(one.id)?.doneAt && isOpen(one));
    if (lesson) return { lesson, module };
  }
  return undefined;
}

/** Of each program that was begun, the one studied last first: the module studied last in it, and those after it. */
function modulesAhead(modules: readonly OutlineModule[], byLesson: BegunByLesson): OutlineModule[] {
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
