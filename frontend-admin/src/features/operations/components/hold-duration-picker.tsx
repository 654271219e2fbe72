import { Flex, Segmented, Typography } from 'antd';
import { useState } from 'react';

export const defaultHoldMinutes = 60;

const spans = [
  { value: defaultHoldMinutes, label: '1 hour' },
  { value: 240, label: '4 hours' },
  { value: 1440, label: '1 day' },
  { value: 10_080, label: '1 week' },
];

interface HoldDurationPickerProps {
  effect: string;
  onChoose: (minutes: number) => void;
}

export function HoldDurationPicker({ effect, onChoose }: HoldDurationPickerProps) {
  const [minutes, setMinutes] = useState(defaultHoldMinutes);
  const choose = (value: number): void => {
    setMinutes(value);
    onChoose(value);
  };
  return (
    <Flex vertical align="start" gap={12}>
      <Typography.Text>{effect} Tasks wait until the queue is released.</Typography.Text>
      <Segmented aria-label="How long" options={spans} value={minutes} onChange={choose} />
    </Flex>
  );
}
