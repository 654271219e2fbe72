import { institute } from '#kernel/institute.ts';
import { rejectField } from '../kind.ts';
import type { LiveEvent } from './entity.ts';
import type { CreateEventDto } from './kind.ts';
import {
  computeDatesAround,
  hasEndBeforeLimit,
  toCalendarRule,
  isSupportedRecurrence,
  type EventSeries,
} from './recurrence.ts';

export function prepareEventValues(values: Partial<CreateEventDto>, before: LiveEvent | undefined): object {
  const {
    startsAt: start,
    endsAt: end,
    isVirtual = true,
    zone = institute.timeZone,
    recurrence,
  } = { ...before, ...values };
  if (start && end && end <= start) rejectField('endsAt', 'The end must come after the start');
  const stored = recurrence && toStoredRule(recurrence, zone);
  if (start && end && stored) checkSeries({ startsAt: start, zone, recurrence: stored }, end);
  return {
    ...values,
    ...(values.recurrence && stored ? { recurrence: stored } : {}),
    ...(isVirtual ? { location: null } : { zoomLink: null }),
  };
}

function toStoredRule(recurrence: string, zone: string): string {
  if (!hasEndBeforeLimit(recurrence, zone))
    rejectField('recurrence', 'The rule must end before 2100; leave UNTIL out for no end');
  const rule = toCalendarRule(recurrence, zone);
  if (!isSupportedRecurrence(rule))
    rejectField('recurrence', 'Write how it repeats as a rule such as FREQ=WEEKLY;BYDAY=WE');
  return rule;
}

const checkedDateCount = 8;

function checkSeries(series: EventSeries, end: Date): void {
  const dates = computeDatesAround(series, series.startsAt, checkedDateCount).next.map(Number);
  if (dates[0] !== Number(series.startsAt))
    rejectField('recurrence', 'The start must be the first date of the rule: a rule for WE begins on a Wednesday');
  const lasts = Number(end) - Number(series.startsAt);
  if (dates.some((date, index) => date - (dates[index - 1] ?? -Infinity) < lasts))
    rejectField('endsAt', 'It must end before the next date starts');
}
