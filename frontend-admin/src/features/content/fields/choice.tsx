import { Select, Space, Switch } from 'antd';
import type { ReactNode } from 'react';
import type { Tier } from 'shell/tier';
import { TierName } from '../../../ui/art/tier-mark.tsx';
import type { Field } from './field.ts';

type Options = Partial<Pick<Field<never>, 'span' | 'hint'>>;

/** One of a few words; every word the API knows needs a label here. */
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

/** The least tier that may see it. */
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

/** A switch, on at first unless `initial` says otherwise. */
export const yesOrNo = (label: string, options: Options & { initial?: boolean } = {}): Field<boolean> => ({
  label,
  isOptional: false,
  span: 12,
  control: <YesOrNo />,
  initial: true,
  inWords: (value) => (value ? 'Yes' : 'No'),
  ...options,
});

/** Free to everybody, whatever its tier says. */
export const openToEverybody = (options: Options = {}): Field<boolean> =>
  yesOrNo('Open to everyone', { initial: false, hint: 'Also without an account, whatever the tier.', ...options });

/** The form hands in `id`, `value` and `onChange`. */
const YesOrNo = ({ value = false, ...rest }: { id?: string; value?: boolean; onChange?: (value: boolean) => void }) => (
  <Space>
    <Switch {...rest} checked={value} />
    <span aria-hidden="true">{value ? 'Yes' : 'No'}</span>
  </Space>
);
