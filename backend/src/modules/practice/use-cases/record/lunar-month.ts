import { SearchMoonPhase } from 'astronomy-engine';

interface LunarMonth {
  readonly from: Date;
  readonly full: Date;
  readonly to: Date;
}

const searchDays = 31;
const newMoonPhase = 0;
const fullMoonPhase = 180;
const dayMs = 86_400_000;

/** The cache avoids a search of two milliseconds in most requests. */
let cached: LunarMonth | undefined;

export function findCurrentLunarMonth(moment: Date): LunarMonth {
  if (!cached || moment < cached.from || moment >= cached.to) cached = findLunarMonth(moment);
  return cached;
}

function findLunarMonth(moment: Date): LunarMonth {
  const to = findPhaseAfter(newMoonPhase, moment);
  const from = findPhaseAfter(newMoonPhase, new Date(to.getTime() - searchDays * dayMs));
  return { from, full: findPhaseAfter(fullMoonPhase, from), to };
}

function findPhaseAfter(phase: number, moment: Date): Date {
  const found = SearchMoonPhase(phase, moment, searchDays);
  if (!found) throw new Error('Every 31 days have every phase of the moon');
  return found.date;
}
