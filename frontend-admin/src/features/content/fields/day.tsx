import { readableDate, TypedDate, unreadable } from '../../../ui/typed-date.tsx';
import { dayOf } from '../../../ui/words.ts';
import type { Field } from './field.ts';
import { keepForm } from './moment.tsx';

interface DayPickerProps {
  id?: string;
  /** Such as 2026-11-22. */
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
}

const format = 'D MMM YYYY';

const DayPicker = ({ value, onChange, ...rest }: DayPickerProps) => (
  <TypedDate
    {...rest}
    onKeyDown={keepForm}
    format={format}
    value={value}
    onChange={(date) => onChange?.(date && (date === unreadable ? date : date.format('YYYY-MM-DD')))}
  />
);

export const day = (label: string): Field<string> => ({
  label,
  isOptional: false,
  span: 12,
  control: <DayPicker />,
  fromForm: (typed) => (typed && typed !== unreadable ? String(typed) : undefined),
  rules: [readableDate('6 Mar 2030')],
  inWords: (value) => dayOf(`${value}T12:00`),
});
