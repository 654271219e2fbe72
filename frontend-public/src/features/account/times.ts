/** "21 November 2026" in the reader's own zone. */
export function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago"; a date once it is more than a week. */
export function since(iso: string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(iso)) / 1000);
  if (seconds > 7 * 86_400) return day(iso);
  const unit = UNITS.find(([, length]) => seconds >= length);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat('en-US').format(-Math.floor(seconds / unit[1]), unit[0]);
}
