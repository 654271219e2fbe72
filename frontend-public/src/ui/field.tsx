import { useId, useState, type InputEventHandler, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { ErrorIcon } from 'shell/error-icon';
import { getTooLongMessage } from 'shell/text-length';

export type FieldProps = {
  label: string;
  /** Adds "(optional)" to the visible label only. */
  optional?: boolean | undefined;
  /** Move the focus to the field when you set an error. */
  error?: string | undefined;
  hint?: string | undefined;
};

export type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

export const inputClasses = [
  'w-full rounded-control border-firm border-control bg-field px-3.5 text-17 text-ink',
  'placeholder:text-[var(--placeholder)] transition-colors duration-180 hover:border-ink',
  'focus-visible:rounded-control disabled:bg-disabled disabled:text-muted disabled:border-transparent',
  'read-only:border-dashed aria-invalid:border-2 aria-invalid:border-danger',
].join(' ');

export function FieldFrame({
  id,
  label,
  optional,
  error,
  hint,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 inline-block text-15 leading-snug font-strong">
        <span>{label}</span>
        {optional && (
          <span aria-hidden="true" className="font-normal text-muted">
            {' '}
            (optional)
          </span>
        )}
      </label>
      <div className="contents">{children}</div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.75 text-15 leading-snug text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.75 flex gap-2 text-15 leading-snug text-danger">
          <ErrorIcon />
          {error}
        </p>
      )}
    </div>
  );
}

export function createDescribedBy(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined } as const;
}

/** The attribute `maxLength` would cut a pasted text without notice. */
export function useMaxLength<Target extends { value: string }>(
  most: number | undefined,
  // The value of a field that React controls can change without an input event.
  value: unknown,
  error: string | undefined,
  onInput: InputEventHandler<Target> | undefined,
) {
  const [typed, setTyped] = useState('');
  const text = typeof value === 'string' ? value : typed;
  const fault = most === undefined ? undefined : getTooLongMessage(text, most);
  const count: InputEventHandler<Target> = (event) => {
    if (value === undefined) setTyped(event.currentTarget.value);
    onInput?.(event);
  };
  return { error: fault ?? error, onInput: count };
}

export function TextField({ label, optional, hint, id: givenId, maxLength, onInput, ...given }: TextFieldProps) {
  const { error: givenError, ...input } = given;
  const ownId = useId();
  const id = givenId ?? ownId;
  const { error, onInput: count } = useMaxLength(maxLength, input.value, givenError, onInput);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} hint={hint}>
      <input
        type="text"
        {...input}
        id={id}
        onInput={count}
        {...createDescribedBy(id, error, hint)}
        className={`${inputClasses} h-12`}
      />
    </FieldFrame>
  );
}
