export const softBounceWindowMs = 30 * 86_400_000;
const maxSoftBounces = 3;

export function hasTooManySoftBounces(bounces: readonly Date[]): boolean {
  const times = bounces.map((at) => at.getTime()).sort((a, b) => a - b);
  return times.some((first, at) => {
    const last = times[at + maxSoftBounces - 1];
    return last !== undefined && last - first <= softBounceWindowMs;
  });
}
