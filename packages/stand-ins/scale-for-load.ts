const sampleMs = 50;

/** Scales a limit for an idle machine by how much longer work takes now. */
export function scaleForLoad(ms: number): number {
  const began = performance.now();
  const before = process.threadCpuUsage();
  let worked = 0;
  while (worked < sampleMs) {
    const { user, system } = process.threadCpuUsage(before);
    worked = (user + system) / 1000;
  }
  return ms * Math.max(1, (performance.now() - began) / worked);
}
