import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useShell } from '../../../shell/shell.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { eventDatesQuery } from '../api/event-dates.ts';
import { formatEventTime } from '../events/date-texts.ts';
import type { FormFieldDefinition } from './field.ts';

interface ReplayDateSelectProps {
  id?: string;
  value?: string | undefined;
  onChange?: (startsAt: string | undefined) => void;
}

const daysBack = 360;
const maxDates = 500;

function ReplayDateSelect({ value, onChange, ...rest }: ReplayDateSelectProps) {
  const { api } = useShell();
  const eventId = Form.useWatch<string | undefined>('eventId');
  const [range] = useState(() => ({
    from: dayjs().subtract(daysBack, 'day').startOf('day').toISOString(),
    to: dayjs().add(1, 'day').endOf('day').toISOString(),
  }));
  const { data, isFetching } = useQuery({
    ...eventDatesQuery(api, { ...range, order: 'desc', limit: maxDates }),
    enabled: Boolean(eventId),
  });
  const past = (data?.items ?? []).filter(
    (date) =>
      data && date.eventId === eventId && date.endsAt <= data.now && !date.isCancelled && date.replayId === null,
  );
  const options = past.map(({ startsAt, zone }) => ({ value: startsAt, label: formatEventTime(startsAt, zone) }));
  const isListed = !value || options.some((option) => option.value === value);
  return (
    <Select
      {...rest}
      virtual={false}
      loading={isFetching}
      options={isListed ? options : [{ value, label: formatDateTime(value) }, ...options]}
      notFoundContent={eventId ? 'No past date without a replay' : 'Choose an event first'}
      value={value}
      onChange={(next?: string) => onChange?.(next)}
    />
  );
}

export const createReplayDateField = (): FormFieldDefinition<string> => ({
  label: 'Date',
  isOptional: false,
  span: 12,
  control: <ReplayDateSelect />,
  inWords: (value) => formatDateTime(value),
});
