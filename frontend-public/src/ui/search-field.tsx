import { useId } from 'react';
import { inputClasses } from './field.tsx';

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** `isBack` is true with Shift+Enter. */
  onEnter?: (isBack: boolean) => void;
  className?: string;
}

export function SearchField({ label, value, onChange, onEnter, className = '' }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`relative w-full min-w-0 ${className}`}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <svg
        width="20"
        height="20"
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
        focusable="false"
        className="pointer-events-none absolute top-3.5 left-3.5"
      >
        <circle cx="8.5" cy="8.5" r="5.5" />
        <path d="m13 13 4.5 4.5" strokeLinecap="round" />
      </svg>
      <input
        id={id}
        type="search"
        value={value}
        placeholder={label}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onEnter) return;
          event.preventDefault();
          onEnter(event.shiftKey);
        }}
        className={`${inputClasses} h-12 pl-11!`}
      />
    </div>
  );
}
