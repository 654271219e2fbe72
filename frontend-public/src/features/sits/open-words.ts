const SMALL = ['a minute', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "three minutes"; figures above ten. */
export function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? 'a minute' : `${SMALL[minutes - 1] ?? minutes} minutes`;
}
