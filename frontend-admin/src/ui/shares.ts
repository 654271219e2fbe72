export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = (100 * part) / whole;
  const digits = percent > 0 && percent < 1 ? 2 : 1;
  return `${percent.toLocaleString('en', { maximumFractionDigits: digits })}%`;
}

export function rateShareAgainstLimit(part: number, whole: number, limit: number): 'good' | 'waiting' | 'bad' {
  const share = whole === 0 ? 0 : part / whole;
  if (share > limit) return 'bad';
  return share > limit / 2 ? 'waiting' : 'good';
}
