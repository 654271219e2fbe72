import { Input, type InputProps } from 'antd';

interface FieldProps extends Pick<InputProps, 'type' | 'autoComplete' | 'inputMode' | 'autoFocus'> {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Why what was typed here was refused. */
  error: string | undefined;
}

export function Field({ label, name, onChange, error, ...input }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <Input
        {...input}
        id={name}
        name={name}
        onChange={(event) => onChange(event.target.value)}
        status={error ? 'error' : ''}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${name}-fault`}
      />
      {error && (
        <p id={`${name}-fault`} className="field-fault">
          {error}
        </p>
      )}
    </div>
  );
}
