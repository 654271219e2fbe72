/** How long something may take in a test, where a rule names a time. */
const sampleMs = 50;

/**
 * The time that `ms` on a machine with nothing else to do are on this one now: processes wait for their turn, and a rule
 * about the product says nothing about that. On a quiet machine it is `ms`.
 */
export function onThisMachine(ms: number): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let worked = 0;
  while (worked < sampleMs) {
    const { user, system } = process.cpuUsage(before);
    worked = (user + system) / 1000;
  }
  return ms * Math.max(1, (performance.now() - began) / worked);
}
