import { Form } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { getBrowserTimeZone } from 'shell/time-zone';
import { getTimeZoneCity, uses12HourClock } from '../../../ui/format.ts';
import { DateInput, invalidDate } from '../../../ui/typed-date.tsx';
import { describeSendTime } from '../send-time.ts';

const format = uses12HourClock ? 'D MMM YYYY, h:mm A' : 'D MMM YYYY, HH:mm';
const localFormat = 'YYYY-MM-DDTHH:mm:ss';

interface SendTimeFieldProps {
  /** Time in UTC. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

export function SendTimeField({ value, onChange }: SendTimeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value && dayjs(value).format(localFormat));
  const isInvalid = typed === invalidDate;
  return (
    <Form.Item
      label={`It is sent at (your time, ${getTimeZoneCity(getBrowserTimeZone())})`}
      htmlFor={id}
      {...(isInvalid && {
        validateStatus: 'error',
        help: `Write the date like ${dayjs('2030-03-06T09:00').format(format)}`,
      })}
      extra={value ? `That is ${describeSendTime(value)}. The people are counted again then.` : undefined}
    >
      <DateInput
        id={id}
        showTime={{
          use12Hours: uses12HourClock,
          minuteStep: 5,
          showSecond: false,
        }}
        needConfirm={false}
        format={format}
        value={typed || undefined}
        onChange={(date) => {
          setTyped(date === invalidDate ? date : date?.format(localFormat));
          onChange(date && date !== invalidDate ? date.toISOString() : undefined);
        }}
      />
    </Form.Item>
  );
}
