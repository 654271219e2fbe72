import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useState, type FormEvent } from 'react';

dayjs.extend(customParseFormat);

export const invalidDate = 'unreadable';

const exampleHour = 19;

/** Rejects text that is not a date, even if the date is only a part of the field value. */
export const createValidDateRule = (example: string) => ({
  validateTrigger: 'onBlur',
  validator: (_: unknown, value: unknown) =>
    hasInvalidDate(value) ? Promise.reject(new Error(`Write the date like ${example}`)) : Promise.resolve(),
});

function hasInvalidDate(value: unknown): boolean {
  if (value === invalidDate) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasInvalidDate);
}

type TypedDateProps = Omit<DatePickerProps<Dayjs, false>, 'value' | 'onChange' | 'format' | 'multiple'> & {
  /** Date and time without a time zone, such as 2030-03-06T19:00:00. */
  value: string | undefined;
  format: string;
  onChange: (date: Dayjs | typeof invalidDate | undefined) => void;
};

export function DateInput({ value, format, onChange, ...rest }: TypedDateProps) {
  const [lastRead, setLastRead] = useState(value === invalidDate ? undefined : value);
  if (value !== invalidDate && value !== lastRead) setLastRead(value);
  // A new value would replace invalid typed text, so the picker gets the last valid date.
  const shown = value === invalidDate ? lastRead : value;
  const note = ({ target }: FormEvent): void => {
    if (!(target instanceof HTMLInputElement)) return;
    const text = target.value.trim();
    const read = dayjs(text, format, true);
    onChange(text === '' ? undefined : read.isValid() ? read : invalidDate);
  };
  return (
    <div onInput={note}>
      <DatePicker
        {...rest}
        style={{ width: '100%', ...rest.style }}
        format={format}
        placeholder={dayjs().hour(exampleHour).minute(0).format(format)}
        preserveInvalidOnBlur
        // The preview of a date under the pointer would replace the typed text.
        previewValue={false}
        {...(value === invalidDate && { status: 'error' as const })}
        value={shown ? dayjs(shown) : null}
        onChange={(picked) => onChange(picked ?? undefined)}
      />
    </div>
  );
}
