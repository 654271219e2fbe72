import { SearchMoonPhase } from 'astronomy-engine';

interface Moon {
  readonly from: Date;
  readonly full: Date;
  readonly to: Date;
}

/** Longer than any moon, and shorter than two. */
const mostDays = 31;
/** In degrees. */
const newMoon = 0;
const fullMoon = 180;
const dayMs = 86_400_000;

/** The one that was asked for last. Finding it takes two milliseconds, and nearly everybody asks for that of today. */
let known: Moon | undefined;

/** The new moon before a moment, the one after it, and the full moon between them. */
export function moonOf(moment: Date): Moon {
  if (!known || moment < known.from || moment >= known.to) known = findMoon(moment);
  return known;
}

function findMoon(moment: Date): Moon {
  const to = phaseAfter(newMoon, moment);
  const from = phaseAfter(newMoon, new Date(to.getTime() - mostDays * dayMs));
  return { from, full: phaseAfter(fullMoon, from), to };
}

function phaseAfter(phase: number, moment: Date): Date {
  const found = SearchMoonPhase(phase, moment, mostDays);
  if (!found) throw new Error('Every 31 days have every phase of the moon');
  return found.date;
}
