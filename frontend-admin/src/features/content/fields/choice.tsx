import { Select, Space, Switch } from 'antd';
import type { ReactNode } from 'react';
import type { Tier } from 'shell/tier';
import { TierName } from '../../../ui/art/tier-mark.tsx';
import type { Field } from './field.ts';

type Options = Partial<Pick<Field<never>, 'span' | 'hint'>>;

/** A select over an enum of the API; the types require a label for each value. */
export function choice<Value extends string>(
  label: string,
  labels: Readonly<Record<Value, ReactNode>>,
  { initial, ...options }: Options & { initial: NoInfer<Value> },
): Field<Value> {
  const names = Object.keys(labels) as Value[];
  return {
    label,
    isOptional: false as Field<Value>['isOptional'],
    span: 12,
    control: <Select virtual={false} options={names.map((value) => ({ value, label: labels[value] }))} />,
    initial,
    inWords: (value) => labels[value],
    ...options,
  };
}

export const tier = (options: Options = {}): Field<Tier> =>
  choice(
    'Tier',
    {
      free: <TierName tier="free" />,
      seeker: <TierName tier="seeker" />,
      creator: <TierName tier="creator" />,
      visionary: <TierName tier="visionary" />,
    },
    { initial: 'seeker', ...options },
  );

export const toggle = (label: string, options: Options & { initial?: boolean } = {}): Field<boolean> => ({
  label,
  isOptional: false,
  span: 12,
  control: <Toggle />,
  initial: true,
  inWords: (value) => (value ? 'Yes' : 'No'),
  ...options,
});

/** Makes an item free for all users regardless of its tier. */
export const freeForEveryone = (options: Options = {}): Field<boolean> =>
  toggle('Open to everyone', { initial: false, hint: 'Also without an account, for any tier.', ...options });

const Toggle = ({ value = false, ...rest }: { id?: string; value?: boolean; onChange?: (value: boolean) => void }) => (
  <Space>
    <Switch {...rest} checked={value} />
    <span aria-hidden="true">{value ? 'Yes' : 'No'}</span>
  </Space>
);
