import { Button, Input } from 'antd';
import { useId, type KeyboardEvent, type ReactNode } from 'react';

interface InlineFormProps {
  name: string;
  label: string;
  placeholder?: string;
  value: string;
  onChange: (typed: string) => void;
  action: string;
  error?: string | false;
  onApply: () => void;
  onCancel: () => void;
  children?: ReactNode;
}

export function InlineForm({ name, label, action, error, onApply, onCancel, children, ...field }: InlineFormProps) {
  const errorId = useId();

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // Otherwise Enter would save the content form, and Escape would close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onApply();
    else onCancel();
  }

  return (
    <div className="inline-form" role="group" aria-label={name}>
      <Input
        autoFocus
        aria-label={label}
        placeholder={field.placeholder}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
        onKeyDown={handleKey}
        {...(error && { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      <Button onClick={onApply}>{action}</Button>
      {children}
      <Button onClick={onCancel}>Cancel</Button>
      <p id={errorId} role="alert" className="bad">
        {error}
      </p>
    </div>
  );
}
