import { useId, type SelectHTMLAttributes } from 'react';
import { inputClasses, FieldFrame } from './field.tsx';
import { Icon } from './icon.tsx';

type SelectProps<Value extends string> = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'> & {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isLabelHidden?: boolean;
};

export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  isLabelHidden = false,
  ...select
}: SelectProps<Value>) {
  const id = useId();
  const list = (
    <span className="relative block">
      <select
        {...select}
        id={id}
        aria-label={isLabelHidden ? label : undefined}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        className={`${inputClasses} h-12 cursor-pointer appearance-none border-solid! pr-10! text-ellipsis [&>option]:bg-raised`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" className="pointer-events-none absolute top-4 right-3.5" />
    </span>
  );
  if (isLabelHidden) return list;
  return (
    <FieldFrame id={id} label={label}>
      {list}
    </FieldFrame>
  );
}
