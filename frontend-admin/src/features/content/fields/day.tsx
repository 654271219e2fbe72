import { createValidDateRule, DateInput, invalidDate } from '../../../ui/typed-date.tsx';
import { formatDate } from '../../../ui/format.ts';
import type { FormFieldDefinition } from './field.ts';
import { stopEnterSubmit } from './date-time.tsx';

interface DayPickerProps {
  id?: string;
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
}

const format = 'D MMM YYYY';

const DayPicker = ({ value, onChange, ...rest }: DayPickerProps) => (
  <DateInput
    {...rest}
    onKeyDown={stopEnterSubmit}
    format={format}
    value={value}
    onChange={(date) => onChange?.(date && (date === invalidDate ? date : date.format('YYYY-MM-DD')))}
  />
);

export const createDateField = (label: string): FormFieldDefinition<string> => ({
  label,
  isOptional: false,
  span: 12,
  control: <DayPicker />,
  fromForm: (typed) => (typed && typed !== invalidDate ? String(typed) : undefined),
  rules: [createValidDateRule('6 Mar 2030')],
  inWords: (value) => formatDate(`${value}T12:00`),
});
