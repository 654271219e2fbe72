import dayjs from 'dayjs';
import { toLocalTime } from './local-time.ts';

export const weekdayNames = {
  SU: 'Sunday',
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
} as const;
export type Weekday = keyof typeof weekdayNames;

const names = Object.keys(weekdayNames) as Weekday[];
const ordinalNames: Readonly<Record<string, string>> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '-1': 'last',
};

export type RecurrenceFrequency = 'once' | 'week' | 'month' | 'quarter' | 'other';

export interface Recurrence {
  rhythm: RecurrenceFrequency;
  /** Interval of a weekly rule, in weeks. */
  every: number;
  /** Empty means the weekday of the start. */
  days: Weekday[];
  /** '1SU' is the first Sunday of a month, '-1WE' the last Wednesday. Empty means the day number of the start. */
  on: string;
  end: { how: 'never' | 'until' | 'times'; until?: string; times?: number };
  rule: string;
}

export const noRecurrence: Recurrence = { rhythm: 'once', every: 1, days: [], on: '', end: { how: 'never' }, rule: '' };

const splitRule = (rule: string) => new Map(rule.split(';').map((part) => part.split('=', 2) as [string, string]));

/** A rule that the form cannot express is stored unchanged in `rule`. */
export function parseRecurrenceRule(rule: string | null | undefined, zone: string): Recurrence {
  if (!rule) return noRecurrence;
  const parts = splitRule(rule);
  const [day = '', interval = '1'] = [parts.get('BYDAY'), parts.get('INTERVAL')];
  const end = parseEnd(parts, zone);
  const known = { ...noRecurrence, end };
  const kind = `${parts.get('FREQ')} ${interval}`;
  const days = day.split(',').filter(Boolean);
  if (parts.get('FREQ') === 'WEEKLY')
    return { ...known, rhythm: 'week', every: Number(interval), days: days as Weekday[] };
  const isMonthly = !parts.has('BYMONTHDAY') && (day === '' || /^(-1|[1-4])[A-Z]{2}$/.test(day));
  if (isMonthly && kind === 'MONTHLY 1') return { ...known, rhythm: 'month', on: day };
  if (isMonthly && kind === 'MONTHLY 3') return { ...known, rhythm: 'quarter', on: day };
  return { ...noRecurrence, rhythm: 'other', rule };
}

/** The API stores the end as a UTC instant, but staff enter the last day. */
function parseEnd(parts: ReadonlyMap<string, string>, zone: string): Recurrence['end'] {
  const times = parts.get('COUNT');
  if (times) return { how: 'times', times: Number(times) };
  const [, year, month, day, hours] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6})Z)?/.exec(parts.get('UNTIL') ?? '') ?? [];
  if (!year) return { how: 'never' };
  const date = `${year}-${month}-${day}`;
  if (!hours) return { how: 'until', until: date };
  const moment = `${date}T${hours.replace(/(\d\d)(\d\d)(\d\d)/, '$1:$2:$3')}Z`;
  return { how: 'until', until: toLocalTime(moment, zone).slice(0, 10) };
}

export function formatRecurrenceRule({ rhythm, every, days, on, end, rule }: Recurrence): string | null {
  if (rhythm === 'once') return null;
  if (rhythm === 'other') return rule;
  const ends = {
    never: '',
    until: end.until ? `;UNTIL=${end.until.replaceAll('-', '')}` : '',
    times: end.times ? `;COUNT=${end.times}` : '',
  }[end.how];
  const interval = every > 1 ? `;INTERVAL=${every}` : '';
  if (rhythm === 'week') return `FREQ=WEEKLY${interval}${days.length > 0 ? `;BYDAY=${days.join(',')}` : ''}${ends}`;
  return `FREQ=MONTHLY${rhythm === 'quarter' ? ';INTERVAL=3' : ''}${on && `;BYDAY=${on}`}${ends}`;
}

export const getWeekday = (wall: string): Weekday => names[dayjs(wall).day()] ?? 'SU';

/** Days 29 to 31 are omitted, because some months lack these days. */
export function getMonthlyOptions(wall: string): { value: string; label: string }[] {
  const date = dayjs(wall);
  const weekday = getWeekday(wall);
  const place = Math.ceil(date.date() / 7);
  const isLast = date.date() + 7 > date.daysInMonth();
  return [
    ...(date.date() <= 28 ? [{ value: '', label: `on day ${date.date()}` }] : []),
    ...(place <= 4 ? [nth(String(place), weekday)] : []),
    ...(isLast ? [nth('-1', weekday)] : []),
  ];
}

const nth = (place: string, weekday: Weekday) => ({
  value: place + weekday,
  label: `on the ${ordinalNames[place]} ${weekdayNames[weekday]}`,
});

const listed = (words: string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' and $1');

export function describeRecurrenceRule(rule: string | null, zone: string): string {
  const { rhythm, every, days, on, end } = parseRecurrenceRule(rule, zone);
  const weekdays = listed(days.map((name) => weekdayNames[name]));
  const [, place = '', day = ''] = /^(-?\d)(\w\w)$/.exec(on) ?? [];
  const onDay = on && `on the ${ordinalNames[place]} ${weekdayNames[day as Weekday]} of `;
  const rhythmText = {
    once: '',
    week: every > 1 ? `every ${every} weeks${weekdays && ` on ${weekdays}`}` : `every ${weekdays || 'week'}`,
    month: `${onDay}every month`,
    quarter: `${onDay}every third month`,
    other: 'repeats',
  }[rhythm];
  const until = { never: '', until: ` until ${end.until}`, times: `, ${end.times} times` }[end.how];
  return rhythm === 'once' ? '' : `${rhythmText}${until}`;
}
