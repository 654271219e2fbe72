import { formatDay, formatReaderTime, formatTimeAgo, formatWeekday } from '../../ui/times.ts';

const dayMs = 86_400_000;

/** Returns a text such as "Today, 8:40 PM" or "Friday, 8:40 PM". */
export function postTimeText(iso: string, now = new Date()): string {
  return `${dayLabel(iso, now)}, ${formatReaderTime(iso)}`;
}

function dayLabel(iso: string, now: Date): string {
  const written = formatDay(iso, undefined, now);
  const before = (days: number) => formatDay(new Date(now.getTime() - days * dayMs).toISOString(), undefined, now);
  if (written === before(0)) return 'Today';
  if (written === before(1)) return 'Yesterday';
  return now.getTime() - Date.parse(iso) < 6 * dayMs ? formatWeekday(iso) : written;
}

export const editedTimeText = (iso: string, writtenAt: string): string =>
  formatDay(iso) === formatDay(writtenAt) ? formatReaderTime(iso) : postTimeText(iso);

export function timeSincePostText(iso: string): string {
  const words = formatTimeAgo(iso, new Date());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const replyCountText = (count: number): string => `${count} ${count === 1 ? 'reply' : 'replies'}`;
