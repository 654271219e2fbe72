import { Form } from 'antd';
import dayjs from 'dayjs';
import { useId } from 'react';
import { DateInput, invalidDate } from '../../../ui/typed-date.tsx';

const format = 'D MMM YYYY';
const localFormat = 'YYYY-MM-DDTHH:mm:ss';

interface DayFieldProps {
  label: string;
  /** Start of the day as an instant, or `invalidDate` while the typed text is not a date. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function DayField({ label, value, onChange }: DayFieldProps) {
  const id = useId();
  const isInvalid = value === invalidDate;
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      {...(isInvalid && {
        validateStatus: 'error',
        help: `Write the date like ${dayjs('2030-03-06').format(format)}`,
      })}
    >
      <DateInput
        id={id}
        format={format}
        value={isInvalid ? value : value && dayjs(value).format(localFormat)}
        onChange={(date) => onChange(date === invalidDate ? date : date?.startOf('day').toISOString())}
      />
    </Form.Item>
  );
}
