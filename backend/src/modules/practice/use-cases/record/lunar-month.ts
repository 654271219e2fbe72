import { SearchMoonPhase } from 'astronomy-engine';

interface LunarMonth {
  readonly from: Date;
  readonly full: Date;
  readonly to: Date;
}

/** Number of days in which to search for a new moon: longer than one lunar month, shorter than two. */
const searchDays = 31;
const newMoon = 0;
const fullMoon = 180;
const dayMs = 86_400_000;

/**
 * Cache of the last result, because the search takes two milliseconds and most requests need the current lunar month.
 */
let cached: LunarMonth | undefined;

export function findCurrentLunarMonth(moment: Date): LunarMonth {
  if (!cached || moment < cached.from || moment >= cached.to) cached = findLunarMonth(moment);
  return cached;
}

function findLunarMonth(moment: Date): LunarMonth {
  const to = phaseAfter(newMoon, moment);
  const from = phaseAfter(newMoon, new Date(to.getTime() - searchDays * dayMs));
  return { from, full: phaseAfter(fullMoon, from), to };
}

function phaseAfter(phase: number, moment: Date): Date {
  const found = SearchMoonPhase(phase, moment, searchDays);
  if (!found) throw new Error('Every 31 days have every phase of the moon');
  return found.date;
}
