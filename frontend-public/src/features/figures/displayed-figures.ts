/** Minimum figures, shown until the real counts are higher. */
const atLeast = { members: 2_500, countries: 50, events: 100 } as const;

export type CommunityFigureCounts = { members: number; eventsHeld: number };
export type DisplayedFigure = { count: number; text: string };

/** The home page's figures: "2,500+" up to the minimum, and the exact count above it. */
export function getDisplayedFigures(counted?: CommunityFigureCounts): Record<keyof typeof atLeast, DisplayedFigure> {
  return {
    members: shown(atLeast.members, counted?.members),
    countries: shown(atLeast.countries),
    events: shown(atLeast.events, counted?.eventsHeld),
  };
}

function shown(floor: number, counted = 0): DisplayedFigure {
  const count = Math.max(floor, counted);
  return { count, text: `${count.toLocaleString('en-US')}${counted > floor ? '' : '+'}` };
}
