/** The page shows these numbers until the real count is higher. */
const minimumFigures = { members: 2_500, countries: 50, events: 100 } as const;

export type CommunityFigureCounts = { members: number; eventsHeld: number };
export type DisplayedFigure = { count: number; text: string };

export function getDisplayedFigures(
  counted?: CommunityFigureCounts,
): Record<keyof typeof minimumFigures, DisplayedFigure> {
  return {
    members: toDisplayedFigure(minimumFigures.members, counted?.members),
    countries: toDisplayedFigure(minimumFigures.countries),
    events: toDisplayedFigure(minimumFigures.events, counted?.eventsHeld),
  };
}

function toDisplayedFigure(floor: number, counted = 0): DisplayedFigure {
  const count = Math.max(floor, counted);
  return { count, text: `${count.toLocaleString('en-US')}${counted > floor ? '' : '+'}` };
}
