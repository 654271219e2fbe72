import { InputNumber } from 'antd';
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
