const WEEKDAYS: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

const UNITS: Readonly<Record<string, string>> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' };
const ORDINALS: Readonly<Record<string, string>> = { '1': 'first', '2': 'second', '3': 'third', '4': 'fourth' };

export function parseRecurrenceRule(rule: string): ReadonlyMap<string, string> {
  return new Map(
    rule
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part) => part.split('=', 2) as [string, string]),
  );
}

export function isWeeklyRecurrence(rule: string): boolean {
  const parts = parseRecurrenceRule(rule);
  return parts.get('FREQ') === 'WEEKLY' && (parts.get('INTERVAL') ?? '1') === '1';
}

/** Returns a text such as "Every second Saturday", or undefined for unsupported rules. */
export function recurrenceText(rule: string): string | undefined {
  const parts = parseRecurrenceRule(rule);
  const frequency = parts.get('FREQ') ?? '';
  const interval = parts.get('INTERVAL') ?? '1';
  const known = ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT', 'WKST'];
  if (!UNITS[frequency] || [...parts.keys()].some((part) => !known.includes(part))) return undefined;
  const every = interval === '1' ? 'every' : ORDINALS[interval] && `every ${ORDINALS[interval]}`;
  const days = parts.get('BYDAY')?.split(',');
  return every && recurrenceSentence(every, frequency, days);
}

function recurrenceSentence(every: string, frequency: string, days: string[] | undefined): string | undefined {
  if (!days) return capital(`${every} ${UNITS[frequency]}`);
  if (frequency === 'WEEKLY') {
    const names = days.map((day) => WEEKDAYS[day]);
    return names.includes(undefined) ? undefined : capital(`${every} ${names.join(' and ')}`);
  }
  const [, place = '', day = ''] = /^(-?\d)(\w\w)$/.exec(days.join()) ?? [];
  const ordinal = place === '-1' ? 'last' : ORDINALS[place];
  if (frequency !== 'MONTHLY' || !ordinal || !WEEKDAYS[day]) return undefined;
  return `The ${ordinal} ${WEEKDAYS[day]} of ${every} month`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
