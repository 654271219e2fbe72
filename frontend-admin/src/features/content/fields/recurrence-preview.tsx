import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { use } from 'react';
import { ApiProblem } from 'shell/api-problem';
import { useShell } from '../../../shell/shell.tsx';
import { capitalize, formatDate, formatTime, getTimeZoneCity } from '../../../ui/format.ts';
import { invalidDate } from '../../../ui/typed-date.tsx';
import { useDebouncedValue } from '../../../ui/use-debounced.ts';
import { eventPreviewQuery, type EventTimes } from '../api/event-dates.ts';
import { formatEventDay, formatEventTime, formatUserTime } from '../events/date-texts.ts';
import { toInstant } from './local-time.ts';
import { describeRecurrenceRule, formatRecurrenceRule, type Recurrence } from './recurrence-rule.ts';
import { SlugOwnerContext } from './slug.tsx';

const isTime = (typed: string | undefined): typed is string => Boolean(typed) && typed !== invalidDate;

export function RecurrencePreview({ value }: { value: Recurrence }) {
  const { api } = useShell();
  const owner = use(SlugOwnerContext);
  const startsAt = Form.useWatch<string | undefined>('startsAt');
  const endsAt = Form.useWatch<string | undefined>('endsAt');
  const zone = Form.useWatch<string | undefined>('zone') ?? 'UTC';
  const rule = formatRecurrenceRule(value);
  const isComplete = isTime(startsAt) && isTime(endsAt) && value.end.until !== invalidDate;
  const times = useDebouncedValue<EventTimes | undefined>(
    isComplete
      ? {
          ...{ startsAt: toInstant(startsAt, zone), endsAt: toInstant(endsAt, zone), zone },
          ...(rule && { recurrence: rule }),
          ...(owner?.id && { eventId: owner.id }),
        }
      : undefined,
    300,
  );
  const { data, error } = useQuery({
    ...eventPreviewQuery(api, times ?? { startsAt: '', endsAt: '' }),
    enabled: times !== undefined,
    placeholderData: keepPreviousData,
  });
  if (!times || !isComplete) return null;
  const problem = error instanceof ApiProblem ? (error.errors[0]?.message ?? error.userMessage) : undefined;
  const hour = `${formatTime(new Date(times.startsAt), { zone })} in ${getTimeZoneCity(zone)}`;
  return (
    <section className="date-preview" role="status" aria-label="Next dates">
      <p className="in-words">{`${capitalize(describeRecurrenceRule(rule, zone) || 'once')} at ${hour}`}</p>
      {problem && <p className="bad">{problem}</p>}
      {error && !problem && <p>Failed to load the next dates.</p>}
      {data && !error && (
        <>
          {data.dates.length === 0 && <p>All dates are in the past. Choose a later start or end.</p>}
          <ol>
            {data.dates.map((date) => {
              const own = formatUserTime(date.startsAt, zone);
              return (
                <li key={date.startsAt}>
                  <span>{formatEventTime(date.startsAt, zone)}</span>
                  {own && <span className="below">{`${own} your time`}</span>}
                </li>
              );
            })}
          </ol>
          {data.clockChange && (
            <p>{`The clocks change in ${getTimeZoneCity(zone)} on ${formatDate(`${data.clockChange}T12:00`)}; it stays ${hour} all year.`}</p>
          )}
          {data.clashes.map((clash) => (
            <p key={`${clash.eventId} ${clash.startsAt}`}>
              {`On ${formatEventDay(clash.startsAt, zone)} another event is at this time: ${clash.title}.`}
            </p>
          ))}
        </>
      )}
    </section>
  );
}
