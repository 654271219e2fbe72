import dayjs, { type Dayjs } from 'dayjs';

export type CalendarPeriod = 'month' | 'week';

/** The weeks of the calendar begin on Sunday. */
export const startOfWeek = (day: Dayjs): Dayjs => day.subtract(day.day(), 'day').startOf('day');

export function listDays(day: Dayjs, span: CalendarPeriod): string[] {
  const first = startOfWeek(span === 'week' ? day : day.startOf('month'));
  const count = span === 'week' ? 7 : 42;
  return Array.from({ length: count }, (_, offset) => first.add(offset, 'day').format('YYYY-MM-DD'));
}

export function moveDay(day: Dayjs, key: string): Dayjs | undefined {
  switch (key) {
    case 'ArrowLeft':
      return day.subtract(1, 'day');
    case 'ArrowRight':
      return day.add(1, 'day');
    case 'ArrowUp':
      return day.subtract(1, 'week');
    case 'ArrowDown':
      return day.add(1, 'week');
    case 'PageUp':
      return day.subtract(1, 'month');
    case 'PageDown':
      return day.add(1, 'month');
    case 'Home':
      return startOfWeek(day);
    case 'End':
      return startOfWeek(day).add(6, 'day');
    default:
      return undefined;
  }
}

export function parseDay(text: string | null, otherwise: Dayjs): Dayjs {
  const day = text && /^\d{4}-\d\d-\d\d$/.test(text) ? dayjs(text) : otherwise;
  return day.isValid() ? day : otherwise;
}
