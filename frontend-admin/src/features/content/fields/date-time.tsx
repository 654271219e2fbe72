import { Select } from 'antd';
import dayjs from 'dayjs';
import type { KeyboardEvent } from 'react';
import { browserZoneName } from 'shell/time-zone';
import { validDateRule, TypedDate, invalidDate } from '../../../ui/typed-date.tsx';
import { zoneCity, uses12HourClock, formatDateTime } from '../../../ui/format.ts';
import type { Field } from './field.ts';
import { oneHourLater, toInstant, formatPicked, toLocalTime } from './local-time.ts';

interface DateTimePickerProps {
  id?: string;
  /** Local time in the time zone of the event. */
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
}

const format = uses12HourClock ? 'D MMM YYYY, h:mm A' : 'D MMM YYYY, HH:mm';
const example = dayjs('2030-03-06T19:00').format(format);

/** Enter confirms the typed date instead of submitting the form. */
export const stopEnterSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

const DateTimePicker = ({ value, onChange, ...rest }: DateTimePickerProps) => (
  <TypedDate
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
    onChange={(date) => onChange?.(date && (date === invalidDate ? date : formatPicked(date)))}
  />
);

/** A date and time in the time zone of the form's `zone` field. */
const dateTime = (label: string): Field<string> => ({
  label,
  isOptional: false,
  span: 12,
  control: <DateTimePicker />,
  toForm: (value, { zone }) => value && toLocalTime(value, String(zone)),
  fromForm: (typed, { zone }) => (typed && typed !== invalidDate ? toInstant(String(typed), String(zone)) : undefined),
  rules: [validDateRule(example)],
  inWords: (value) => formatDateTime(value),
});

export const start = (): Field<string> => dateTime('Start');
export const end = (): Field<string> => ({ ...dateTime('End'), follows: { field: 'startsAt', make: oneHourLater } });

const zones = () =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({
    value: zone,
    label: `${zoneCity(zone)} (${zone.split('/')[0]})`,
  }));

export const zone = (initial: string): Field<string> => ({
  label: 'Time zone',
  isOptional: false,
  span: 12,
  control: <Select showSearch={{ optionFilterProp: 'label' }} options={zones()} />,
  initial,
  toForm: (value) => browserZoneName(value) ?? value,
  inWords: zoneCity,
});
