import { clockTime, day, since, weekday } from '../../ui/times.ts';

const week = 7 * 86_400_000;

/** "Friday, 8:40 PM" within a week, then with the day of the month. */
export function postTime(iso: string, now = new Date()): string {
  const isRecent = now.getTime() - Date.parse(iso) < week;
  return `${isRecent ? weekday(iso) : day(iso, undefined, now)}, ${clockTime(iso)}`;
}

/** "1:34 PM", with the day where it is another than that of the post. */
export const editedTime = (iso: string, writtenAt: string): string =>
  new Date(iso).toDateString() === new Date(writtenAt).toDateString() ? clockTime(iso) : postTime(iso);

/** "March 2025" */
export const monthOf = (iso: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }).format(new Date(iso));

/** "20 minutes ago", "Yesterday", "1 March". */
export function age(iso: string): string {
  const words = since(iso, new Date());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const inReplies = (count: number): string => `${count} ${count === 1 ? 'reply' : 'replies'}`;
