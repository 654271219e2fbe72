const sampleMs = 50;

export function scaleForLoad(ms: number): number {
  const began = performance.now();
  const before = process.cpuUsage();
  let worked = 0;
  while (worked < sampleMs) {
    const { user, system } = process.cpuUsage(before);
    worked = (user + system) / 1000;
  }
  return ms * Math.max(1, (performance.now() - began) / worked);
}
