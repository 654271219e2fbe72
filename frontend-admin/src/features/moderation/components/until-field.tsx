import { Form, Segmented } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { createValidDateRule, DateInput, invalidDate } from '../../../ui/typed-date.tsx';
import { formatDateTime } from '../../../ui/format.ts';

const spans = [
  { value: 1, label: '1 day' },
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
  { value: 0, label: 'until a day' },
];

interface UntilProps {
  value?: string;
  onChange?: (until: string | undefined) => void;
}

function Until({ value, onChange }: UntilProps) {
  const [days, setDays] = useState(7);
  const choose = (next: number): void => {
    setDays(next);
    onChange?.(next > 0 ? dayjs().add(next, 'day').toISOString() : undefined);
  };
  return (
    <>
      <Segmented aria-label="How long" options={spans} value={days} onChange={choose} />
      {days === 0 && (
        <DateInput
          style={{ marginBlockStart: 12 }}
          aria-label="Until the end of"
          format="D MMM YYYY"
          disabledDate={(day: Dayjs) => day.endOf('day').isBefore(dayjs())}
          value={value}
          onChange={(day) => onChange?.(day && (day === invalidDate ? day : day.endOf('day').toISOString()))}
        />
      )}
      {value && value !== invalidDate && (
        <p className="below">
          They can read but not write until {formatDateTime(value)}. Courses, circles and their plan are not touched.
        </p>
      )}
    </>
  );
}

export const SuspensionEndField = () => (
  <Form.Item
    name="until"
    initialValue={dayjs().add(7, 'day').toISOString()}
    rules={[{ required: true, message: 'Choose until which day.' }, createValidDateRule('6 Mar 2030')]}
    validateTrigger={['onChange', 'onBlur']}
  >
    <Until />
  </Form.Item>
);
