import { Select } from 'antd';
import dayjs from 'dayjs';
import type { KeyboardEvent } from 'react';
import { getBrowserTimeZone, toBrowserTimeZone } from 'shell/time-zone';
import { createValidDateRule, DateInput, invalidDate } from '../../../ui/typed-date.tsx';
import { getTimeZoneCity, uses12HourClock, formatDateTime } from '../../../ui/format.ts';
import type { AnyFieldDefinition, FormFieldDefinition } from './field.ts';
import { addOneHour, toInstant, formatLocalTime, toLocalTime } from './local-time.ts';

interface DateTimePickerProps {
  id?: string;
  /** Local time without a time zone. */
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
}

const format = uses12HourClock ? 'D MMM YYYY, h:mm A' : 'D MMM YYYY, HH:mm';
export const dateTimeExample = dayjs('2030-03-06T19:00').format(format);

export const stopEnterSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

export const DateTimePicker = ({ value, onChange, ...rest }: DateTimePickerProps) => (
  <DateInput
    {...rest}
    showTime={{
      use12Hours: uses12HourClock,
      minuteStep: 5,
      showSecond: false,
      defaultOpenValue: dayjs('2000-01-01T19:00'),
    }}
    needConfirm={false}
    onKeyDown={stopEnterSubmit}
    format={format}
    value={value}
    onChange={(date) => onChange?.(date && (date === invalidDate ? date : formatLocalTime(date)))}
  />
);

const eventDateTime = (label: string): FormFieldDefinition<string> => ({
  label,
  isOptional: false,
  span: 12,
  control: <DateTimePicker />,
  toForm: (value, { zone }) => value && toLocalTime(value, String(zone)),
  fromForm: (typed, { zone }) => (typed && typed !== invalidDate ? toInstant(String(typed), String(zone)) : undefined),
  rules: [createValidDateRule(dateTimeExample)],
  inWords: (value) => formatDateTime(value),
});

export const createStartField = (): FormFieldDefinition<string> => eventDateTime('Start');
export const createEndField = (): FormFieldDefinition<string> => ({
  ...eventDateTime('End'),
  follows: { field: 'startsAt', make: addOneHour },
});

const browserZone = getBrowserTimeZone();

/** Shows and reads times in the time zone of the browser. */
const optionalDateTime = (label: string, hint: string): FormFieldDefinition<string | null> => ({
  label,
  isOptional: true,
  span: 12,
  aside: 'access',
  hint: `Your time (${getTimeZoneCity(browserZone)}). ${hint}`,
  control: <DateTimePicker />,
  initial: null,
  toForm: (value) => (value ? toLocalTime(value, browserZone) : undefined),
  fromForm: (typed) => (typed && typed !== invalidDate ? toInstant(String(typed), browserZone) : null),
  rules: [createValidDateRule(dateTimeExample)],
});

/** Publication times, which are not part of a draft. */
export const scheduleFields = {
  publishAt: optionalDateTime('Publish at', 'Empty: when you save or publish.') as AnyFieldDefinition,
  unpublishAt: optionalDateTime('Unpublish at', 'Then it is a draft again. Empty: never.') as AnyFieldDefinition,
};

const zones = () =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({
    value: zone,
    label: `${getTimeZoneCity(zone)} (${zone.split('/')[0]})`,
  }));

export const createTimeZoneField = (initial: string): FormFieldDefinition<string> => ({
  label: 'Time zone',
  isOptional: false,
  span: 12,
  hint: 'Start and end are times of this place.',
  control: <Select showSearch={{ optionFilterProp: 'label' }} options={zones()} />,
  initial,
  toForm: (value) => toBrowserTimeZone(value) ?? value,
  inWords: getTimeZoneCity,
});
