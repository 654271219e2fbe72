/** Minimum figures, shown until the real counts are higher. */
const atLeast = { members: 2_500, countries: 50, events: 100 } as const;

export type Figures = { members: number; eventsHeld: number };
export type ShownFigure = { count: number; text: string };

/** The home page's figures: "2,500+" up to the minimum, and the exact count above it. */
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
