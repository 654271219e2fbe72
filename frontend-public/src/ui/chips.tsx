import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { RadioLabel } from './radio-label.tsx';

type ChipsProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  isEven?: boolean;
  children?: ReactNode;
};

export function FilterChips<Value extends string>(props: ChipsProps<Value>) {
  const { label, options, value, onChange, isEven = false, children } = props;
  const name = useId();
  return (
    <fieldset className={`flex min-w-0 flex-wrap items-center gap-2 ${isEven ? 'max-tablet:w-full' : ''}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <RadioLabel
          key={option.value}
          name={name}
          value={option.value}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
          className={isEven ? 'max-tablet:grow' : ''}
          corners="rounded-control"
          look={`${isEven ? 'px-3' : 'px-4'} min-h-11 gap-2 border-firm border-control peer-checked:border-ink`}
        >
          {option.value === value && !isEven && <Icon name="tick" size={14} />}
          <span>{option.label}</span>
        </RadioLabel>
      ))}
      <div className="contents">{children}</div>
    </fieldset>
  );
}
