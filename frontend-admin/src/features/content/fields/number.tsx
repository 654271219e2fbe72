import { InputNumber } from 'antd';
import { formatMinutes } from '../../../ui/format.ts';
import type { Field } from './field.ts';

/** Position among siblings, starting at 1. */
export const order = (): Field<number> => ({
  label: 'Order',
  isOptional: false,
  span: 8,
  control: <InputNumber style={{ width: '100%' }} min={1} precision={0} />,
  initial: 1,
});

export const optionalNumber = (
  label: string,
  options: Partial<Pick<Field<never>, 'span' | 'hint'>> = {},
): Field<number | null> => ({
  label,
  isOptional: true,
  span: 8,
  control: <InputNumber style={{ width: '100%' }} min={1} precision={0} />,
  initial: null,
  fromForm: (typed) => (typed as number | null | undefined) ?? null,
  ...options,
});

export const seconds = (label: string, options: Partial<Pick<Field<never>, 'hint'>> = {}): Field<number> => ({
  label,
  isOptional: false,
  span: 8,
  control: <Seconds />,
  initial: 0,
  fromForm: (typed) => (typed as number | null) ?? 0,
  inWords: formatMinutes,
  ...options,
});

interface SecondsProps {
  id?: string;
  value?: number | null;
  onChange?: (value: number | null) => void;
}

function Seconds(props: SecondsProps) {
  return (
    <>
      <InputNumber {...props} style={{ width: '100%' }} min={0} precision={0} suffix="sec" />
      {props.value ? <span className="below">= {formatMinutes(props.value)}</span> : null}
    </>
  );
}
