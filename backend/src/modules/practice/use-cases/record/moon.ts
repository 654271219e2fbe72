import { SearchMoonPhase } from 'astronomy-engine';

interface Moon {
  readonly from: Date;
  readonly full: Date;
  readonly to: Date;
}

/** Longer than one lunar month, shorter than two. */
const mostDays = 31;
const newMoon = 0;
const fullMoon = 180;
const dayMs = 86_400_000;

/** A cache of the last result: the search takes two milliseconds, and most requests ask for the current moon. */
let known: Moon | undefined;

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
