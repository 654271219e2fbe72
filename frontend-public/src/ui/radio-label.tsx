import type { ReactNode } from 'react';

interface RadioLabelProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  className: string;
  /** The input element shows the focus outline, so the input element has the rounded corners. */
  corners: string;
  look: string;
  children: ReactNode;
}

export const RadioLabel = ({
  name,
  value,
  isChosen,
  onChoose,
  className,
  corners,
  look,
  children,
}: RadioLabelProps) => (
  <label className={`relative flex cursor-pointer ${className}`}>
    <input
      type="radio"
      // Without this attribute, a browser that reloads the page restores a choice that React does not know.
      autoComplete="off"
      name={name}
      value={value}
      checked={isChosen}
      onChange={onChoose}
      className={`peer absolute inset-0 cursor-pointer appearance-none ${corners}`}
    />
    <span
      className={`pointer-events-none relative flex grow items-center justify-center text-15 font-strong transition-colors duration-180 peer-checked:bg-ink peer-checked:text-page forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none ${corners} ${look}`}
    >
      {children}
    </span>
  </label>
);
