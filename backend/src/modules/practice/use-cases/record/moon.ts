import { SearchMoonPhase } from 'astronomy-engine';

interface Moon {
  readonly from: Date;
  readonly to: Date;
}

/** Longer than any moon, and shorter than two. */
const mostDays = 31;
const newMoon = 0;
const dayMs = 86_400_000;

/** The one that was asked for last. Finding it takes two milliseconds, and nearly everybody asks for that of today. */
let known: Moon | undefined;

/** The new moon before a moment, and the one after it. */
export function moonOf(moment: Date): Moon {
  if (!known || moment < known.from || moment >= known.to) known = findMoon(moment);
  return known;
}

function findMoon(moment: Date): Moon {
  const to = newMoonAfter(moment);
  return { from: newMoonAfter(new Date(to.getTime() - mostDays * dayMs)), to };
}

function newMoonAfter(moment: Date): Date {
  const found = SearchMoonPhase(newMoon, moment, mostDays);
  if (!found) throw new Error('Every 31 days have a new moon');
  return found.date;
}
