import type { Event, Schedule } from 'schema-dts';
import type { Event as EventRow } from '../features/content/api/content.ts';
import { parseRecurrenceRule } from '../features/content/recurrence.ts';
import { formatZonedDateTime } from '../ui/times.ts';
import type { SchemaObject } from './schema-org.ts';

const units: Readonly<Record<string, string>> = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' };

export function toEventScheduleFields(event: EventRow): Pick<SchemaObject<Event>, 'eventSchedule'> {
  const schedule = event.recurrence && toSchedule(event, parseRecurrenceRule(event.recurrence));
  return schedule ? { eventSchedule: schedule } : {};
}

function toSchedule(event: EventRow, rule: ReadonlyMap<string, string>): SchemaObject<Schedule> | undefined {
  const { startsAt, endsAt, firstStartsAt, zone } = event;
  const [day, time] = formatZonedDateTime(firstStartsAt, zone).split('T');
  const [unit, dayOfMonth] = [units[rule.get('FREQ') ?? ''], rule.get('BYMONTHDAY')];
  // schema.org cannot express the last day of a month.
  if (!unit || !day || !time || dayOfMonth === '-1') return undefined;
  const [count, until] = [rule.get('COUNT'), rule.get('UNTIL')];
  return {
    '@type': 'Schedule',
    repeatFrequency: `P${rule.get('INTERVAL') ?? 1}${unit}`,
    ...(rule.has('BYDAY') ? { byDay: rule.get('BYDAY')?.split(',') ?? [] } : {}),
    ...(dayOfMonth ? { byMonthDay: Number(dayOfMonth) } : {}),
    startDate: day,
    startTime: time,
    duration: `PT${Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)}M`,
    scheduleTimezone: zone,
    ...(count ? { repeatCount: Number(count) } : {}),
    ...(until ? { endDate: formatZonedDateTime(parseUntil(until), zone).split('T')[0] ?? '' } : {}),
  };
}

const parseUntil = (until: string): string =>
  until.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
