import { useId } from 'react';

type SegmentedProps<Value extends string> = {
  /** What is chosen, for a screen reader: "Billing". */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** On a phone it takes the whole width. */
  isWide?: boolean;
};

/** Two or three exclusive choices side by side; the chosen one is filled with ink. Arrow keys move it. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  isWide = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className={`inline-flex max-w-full flex-wrap rounded-control border-[1.5px] border-control p-1 ${isWide ? 'max-tablet:w-full' : ''}`}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={`relative flex cursor-pointer ${isWide ? 'grow justify-center' : ''}`}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="peer absolute inset-0 cursor-pointer appearance-none rounded-[8px]"
          />
          <span className="pointer-events-none relative flex min-h-9 grow items-center justify-center rounded-[8px] px-4 text-[0.9375rem] font-[550] transition-colors duration-[180ms] peer-checked:bg-ink peer-checked:text-page forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none">
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
