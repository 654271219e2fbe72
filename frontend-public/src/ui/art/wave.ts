export function wavePath(width: number, crests: number, height: number): string {
  const half = width / (2 * Math.max(1, crests));
  const bend = half * 0.3642;
  let path = 'M0 0';
  for (let index = 0; index < 2 * Math.max(1, crests); index += 1) {
    const peak = index % 2 === 0 ? -height : height;
    path += `c${bend.toFixed(2)} ${peak.toFixed(2)} ${(half - bend).toFixed(2)} ${peak.toFixed(2)} ${half.toFixed(2)} 0`;
  }
  return path;
}
