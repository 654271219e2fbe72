import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

type ChipsProps<Value extends string> = {
  /** What is chosen: "Kind". It is heard, and not seen. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** They fill one row of a phone: there is no room for a tick. */
  isEven?: boolean;
  /** What follows the last chip. */
  children?: ReactNode;
};

/** Several exclusive choices, each in a frame of its own; the chosen one is filled and ticked. Arrow keys move it. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, options, value, onChange, isEven = false, children } = props;
  const name = useId();
  return (
    <fieldset className={`flex min-w-0 flex-wrap items-center gap-2 ${isEven ? 'max-tablet:w-full' : ''}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={`relative flex cursor-pointer ${isEven ? 'max-tablet:grow' : ''}`}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-control"
          />
          <span
            className={`${isEven ? 'px-3' : 'px-4'} pointer-events-none relative flex min-h-11 grow items-center justify-center gap-2 rounded-control border-[1.5px] border-control text-[0.9375rem] font-[550] transition-colors duration-[180ms] peer-checked:border-ink peer-checked:bg-ink peer-checked:text-page forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none`}
          >
            {option.value === value && !isEven && <Icon name="tick" size={14} />}
            {option.label}
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
