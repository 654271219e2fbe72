/** What the institute says of itself until its own count is higher. */
const atLeast = { members: 2_500, countries: 50, events: 100 } as const;

export type Figures = { members: number; eventsHeld: number };
/** A figure in words, and the whole number in it. */
export type ShownFigure = { count: number; text: string };

/** The three figures of the home page: "2,500+" while fewer are counted, the exact count from then on. */
export function shownFigures(counted?: Figures): Record<keyof typeof atLeast, ShownFigure> {
  return {
    members: shown(atLeast.members, counted?.members),
    countries: shown(atLeast.countries),
    events: shown(atLeast.events, counted?.eventsHeld),
  };
}

function shown(floor: number, counted = 0): ShownFigure {
  const count = Math.max(floor, counted);
  return { count, text: `${count.toLocaleString('en-US')}${counted > floor ? '' : '+'}` };
}
