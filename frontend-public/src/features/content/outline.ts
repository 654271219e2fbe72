import type { Module, OutlineLesson, Program } from './api/content.ts';

export interface OutlineModule {
  module: Module;
  lessons: OutlineLesson[];
}

export function buildOutline({ modules, lessons }: { modules: readonly Module[]; lessons: readonly OutlineLesson[] }) {
  return modules.map((module): OutlineModule => ({
    module,
    lessons: lessons.filter(({ moduleId }) => moduleId === module.id),
  }));
}

/** Returns 0 for a single module, because the page does not show a count of 1. */
export const getDisplayedModuleCount = ({ moduleCount }: Pick<Program, 'moduleCount'>): number =>
  moduleCount > 1 ? moduleCount : 0;

export function parseWeeks(durationLabel: string | null): number | undefined {
  const weeks = Number(/(\d+) weeks?/.exec(durationLabel ?? '')?.[1] ?? 0);
  return weeks > 0 ? weeks : undefined;
}

export function computeMinutesPerWeek(
  lessons: readonly OutlineLesson[],
  weeks: number | undefined,
): number | undefined {
  const seconds = lessons.reduce((sum, { durationSec }) => sum + durationSec, 0);
  const nearest = Math.round(seconds / 60 / (weeks ?? Infinity) / 5) * 5;
  return nearest > 0 ? nearest : undefined;
}
