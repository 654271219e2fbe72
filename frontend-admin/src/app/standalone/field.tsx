import { Input } from 'antd';
import type { SignInFault } from './sign-in-fault.ts';

interface FieldProps {
  label: string;
  name: SignInFault['field'];
  type: 'email' | 'password';
  value: string;
  onChange: (value: string) => void;
  /** The fault of the form; shown here when it is this field's. */
  fault: SignInFault | undefined;
}

export function Field({ label, name, type, value, onChange, fault }: FieldProps) {
  const isBroken = fault?.field === name;
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <Input
        id={name}
        name={name}
        type={type}
        autoComplete={type === 'email' ? 'email' : 'current-password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        status={isBroken ? 'error' : ''}
        aria-invalid={isBroken}
        aria-describedby={isBroken ? `${name}-fault` : undefined}
      />
      {isBroken && (
        <p id={`${name}-fault`} className="field-fault">
          {fault.message}
        </p>
      )}
    </div>
  );
}
