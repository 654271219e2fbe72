import { Select, Space, Switch } from 'antd';
import type { ReactNode } from 'react';
import type { Tier } from 'shell/tier';
import { TierLabel } from '../../../ui/art/tier-mark.tsx';
import type { FormFieldDefinition } from './field.ts';

type Options = Partial<Pick<FormFieldDefinition<never>, 'span' | 'hint' | 'aside'>>;

export function createChoiceField<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, ReactNode>>,
  { initial, ...options }: Options & { initial: NoInfer<Value> },
): FormFieldDefinition<Value> {
  const names = Object.keys(labels) as Value[];
  return {
    label,
    isOptional: false as FormFieldDefinition<Value>['isOptional'],
    span: 12,
    control: <Select virtual={false} options={names.map((value) => ({ value, label: labels[value] }))} />,
    initial,
    inWords: (value) => labels[value],
    ...options,
  };
}

export const createTierField = (options: Options = {}): FormFieldDefinition<Tier> =>
  createChoiceField(
    'Tier',
    {
      free: <TierLabel tier="free" />,
      seeker: <TierLabel tier="seeker" />,
      creator: <TierLabel tier="creator" />,
      visionary: <TierLabel tier="visionary" />,
    },
    { initial: 'seeker', hint: 'Members with this plan or a higher one can open it.', aside: 'access', ...options },
  );

export const createToggleField = (
  label: string,
  options: Options & { initial?: boolean } = {},
): FormFieldDefinition<boolean> => ({
  label,
  isOptional: false,
  span: 12,
  control: <Toggle />,
  initial: true,
  inWords: (value) => (value ? 'Yes' : 'No'),
  ...options,
});

export const createFreeAccessField = (options: Options = {}): FormFieldDefinition<boolean> =>
  createToggleField('Open to everyone', {
    ...{ initial: false, hint: 'Also without an account, for any tier.', aside: 'access' },
    ...options,
  });

const Toggle = ({ value = false, ...rest }: { id?: string; value?: boolean; onChange?: (value: boolean) => void }) => (
  <Space>
    <Switch {...rest} checked={value} />
    <span aria-hidden="true">{value ? 'Yes' : 'No'}</span>
  </Space>
);
