import { useId } from 'react';
import { RadioLabel } from './radio-label.tsx';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isWide?: boolean;
};

export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  isWide = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={`inline-flex max-w-full flex-wrap rounded-control border-firm border-control p-1 ${isWide ? 'max-tablet:w-full' : ''}`}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <RadioLabel
          key={option.value}
          name={name}
          value={option.value}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
          className={isWide ? 'grow justify-center' : ''}
          corners="rounded-small"
          look="min-h-9 px-4"
        >
          {option.label}
        </RadioLabel>
      ))}
    </fieldset>
  );
}
