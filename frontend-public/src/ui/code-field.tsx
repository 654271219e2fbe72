import { TextField } from './field.tsx';

interface CodeFieldProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
  hint?: string | undefined;
  name?: string;
  autoFocus?: boolean;
}

export function CodeField({ label, value, onChange, error, hint, name = 'code', autoFocus }: CodeFieldProps) {
  return (
    <div className="max-w-60 [&_input]:text-24 [&_input]:tracking-[0.18em] [&_input]:tabular-nums">
      <TextField
        label={label}
        name={name}
        autoFocus={autoFocus}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        value={value}
        error={error}
        hint={hint}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      />
    </div>
  );
}
