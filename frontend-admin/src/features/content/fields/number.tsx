import { InputNumber } from 'antd';
import { formatMinutes } from '../../../ui/format.ts';
import type { FormFieldDefinition } from './field.ts';

/** Position among siblings, starting at 1. */
export const createOrderField = (): FormFieldDefinition<number> => ({
  label: 'Order',
  isOptional: false,
  span: 8,
  control: <InputNumber style={{ width: '100%' }} min={1} precision={0} />,
  initial: 1,
});

export const createOptionalNumberField = (
  label: string,
  options: Partial<Pick<FormFieldDefinition<never>, 'span' | 'hint'>> = {},
): FormFieldDefinition<number | null> => ({
  label,
  isOptional: true,
  span: 8,
  control: <InputNumber style={{ width: '100%' }} min={1} precision={0} />,
  initial: null,
  fromForm: (typed) => (typed as number | null | undefined) ?? null,
  ...options,
});

export const createSecondsField = (
  label: string,
  options: Partial<Pick<FormFieldDefinition<never>, 'hint'>> = {},
): FormFieldDefinition<number> => ({
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
