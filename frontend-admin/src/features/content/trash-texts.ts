import { formatCount } from '../../ui/format.ts';

const dayMs = 86_400_000;

/** Rounds up, so the last day is "1 day". */
export const formatDaysLeft = (deletedForeverAt: string, now = new Date()): string =>
  formatCount(Math.max(0, Math.ceil((Date.parse(deletedForeverAt) - now.getTime()) / dayMs)), 'day');

const dependents: Readonly<Record<string, string>> = { modules: 'lesson', events: 'replay' };

export const describeDependents = (kind: string, below: number): string =>
  `${formatCount(below, dependents[kind] ?? 'item')} deleted with it`;
