import { Select } from 'antd';
import dayjs from 'dayjs';
import type { KeyboardEvent } from 'react';
import { nameHere } from 'shell/time-zone';
import { readableDate, TypedDate, unreadable } from '../../../ui/typed-date.tsx';
import { cityOf, hasTwelveHours, momentOf } from '../../../ui/words.ts';
import type { Field } from './field.ts';
import { hourLater, momentAt, wallOf, wallTime } from './moments.ts';

interface MomentPickerProps {
  id?: string;
  /** Local time in the event's time zone. */
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
}

const format = hasTwelveHours ? 'D MMM YYYY, h:mm A' : 'D MMM YYYY, HH:mm';
const example = dayjs('2030-03-06T19:00').format(format);

/** Enter confirms the typed date instead of submitting the form. */
export const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

const MomentPicker = ({ value, onChange, ...rest }: MomentPickerProps) => (
  <TypedDate
    {...rest}
    showTime={{
      use12Hours: hasTwelveHours,
      minuteStep: 5,
      showSecond: false,
      defaultOpenValue: dayjs('2000-01-01T19:00'),
    }}
    needConfirm={false}
    onKeyDown={keepForm}
    format={format}
    value={value}
    onChange={(date) => onChange?.(date && (date === unreadable ? date : wallOf(date)))}
  />
);

/** A date and time in the time zone of the form's `zone` field. */
const moment = (label: string): Field<string> => ({
  label,
  isOptional: false,
  span: 12,
  control: <MomentPicker />,
  toForm: (value, { zone }) => value && wallTime(value, String(zone)),
  fromForm: (typed, { zone }) => (typed && typed !== unreadable ? momentAt(String(typed), String(zone)) : undefined),
  rules: [readableDate(example)],
  inWords: (value) => momentOf(value),
});

export const start = (): Field<string> => moment('Start');
/** One hour after the start until the user changes it. */
export const end = (): Field<string> => ({ ...moment('End'), follows: { field: 'startsAt', make: hourLater } });

const zones = () =>
  Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: `${cityOf(zone)} (${zone.split('/')[0]})` }));

export const zone = (initial: string): Field<string> => ({
  label: 'Time zone',
  isOptional: false,
  span: 12,
  control: <Select showSearch={{ optionFilterProp: 'label' }} options={zones()} />,
  initial,
  toForm: (value) => nameHere(value) ?? value,
  inWords: cityOf,
});
