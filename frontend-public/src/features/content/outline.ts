import type { Module, OutlinedLesson, Program } from './api/content.ts';

export interface OutlinedModule {
  module: Module;
  lessons: OutlinedLesson[];
}

/** Each module with its own lessons; both lists keep the order they came in. */
export function outlineOf({ modules, lessons }: { modules: readonly Module[]; lessons: readonly OutlinedLesson[] }) {
  return modules.map((module): OutlinedModule => ({
    module,
    lessons: lessons.filter(({ moduleId }) => moduleId === module.id),
  }));
}

/** How many modules a program is told to have: a single one is no course, and is not counted. */
export const countedModules = ({ moduleCount }: Pick<Program, 'moduleCount'>): number =>
  moduleCount > 1 ? moduleCount : 0;

/** The weeks a program takes, out of its length in words; undefined where it counts none. */
export function weeksOf(durationLabel: string | null): number | undefined {
  const weeks = Number(/(\d+) weeks?/.exec(durationLabel ?? '')?.[1] ?? 0);
  return weeks > 0 ? weeks : undefined;
}

/** Minutes of lessons in a week, to the nearest five; undefined where nothing tells. */
export function minutesAWeek(lessons: readonly OutlinedLesson[], weeks: number | undefined): number | undefined {
  const seconds = lessons.reduce((sum, { durationSec }) => sum + durationSec, 0);
  const nearest = Math.round(seconds / 60 / (weeks ?? Infinity) / 5) * 5;
  return nearest > 0 ? nearest : undefined;
}
