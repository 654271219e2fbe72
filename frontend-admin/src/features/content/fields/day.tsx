import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { dayOf } from '../../../ui/words.ts';
import type { Field } from './field.ts';
import { keepForm } from './moment.tsx';

interface DayPickerProps {
  id?: string;
  /** A day such as 2026-11-22. */
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
}

const format = 'D MMM YYYY';

const DayPicker = ({ value, onChange, ...rest }: DayPickerProps) => (
  <DatePicker
    {...rest}
    style={{ width: '100%' }}
    onKeyDown={keepForm}
    format={format}
    placeholder={format}
    value={value ? dayjs(value) : null}
    onChange={(picked) => onChange?.(picked ? picked.format('YYYY-MM-DD') : undefined)}
  />
);

/** A day of the calendar. */
export const day = (label: string): Field<string> => ({
  label,
  isOptional: false,
  span: 12,
  control: <DayPicker />,
  inWords: (value) => dayOf(`${value}T12:00`),
});
