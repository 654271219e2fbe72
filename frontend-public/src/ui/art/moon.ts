const newMoon = Date.UTC(2000, 0, 6, 18, 14);
const cycleInDays = 29.530588853;

/** Returns the moon phase: 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter. */
export function moonPhase(moment: Date): number {
  const cycles = (moment.getTime() - newMoon) / 86_400_000 / cycleInDays;
  return cycles - Math.floor(cycles);
}

export function isNewMoon(phase: number): boolean {
  return Math.min(phase, 1 - phase) < 0.03;
}

/** Returns an SVG path around 0,0, bright on the right before full moon and on the left after. */
export function litMoonPath(phase: number, radius: number): string {
  const isWaxing = phase < 0.5;
  const bulge = Math.cos(2 * Math.PI * phase);
  const width = Math.abs(radius * bulge).toFixed(2);
  const outer = isWaxing ? 1 : 0;
  const inner = bulge > 0 === isWaxing ? 0 : 1;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outer} 0 ${radius}A${width} ${radius} 0 0 ${inner} 0 ${-radius}Z`;
}
