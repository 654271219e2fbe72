import { SearchMoonPhase } from 'astronomy-engine';

/** Longer than any moon, and shorter than two. */
const mostDays = 31;
const newMoon = 0;
const dayMs = 86_400_000;

/** The new moon before a moment, and the one after it. */
export function moonOf(moment: Date): { from: Date; to: Date } {
  const to = newMoonAfter(moment);
  return { from: newMoonAfter(new Date(to.getTime() - mostDays * dayMs)), to };
}

function newMoonAfter(moment: Date): Date {
  const found = SearchMoonPhase(newMoon, moment, mostDays);
  if (!found) throw new Error('Every 31 days have a new moon');
  return found.date;
}
