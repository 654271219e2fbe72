import { useId, useState } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';

type FieldProps = {
  label: string;
  /** Adds "(optional)" to the label; it is not part of the field's accessible name. */
  optional?: boolean | undefined;
  /** The reason it was refused, shown under the field and tied to it. Focus the field when you set it. */
  error?: string | undefined;
  /** A quiet sentence under the field. */
  hint?: string | undefined;
};

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

const box = [
  'w-full rounded-control border-[1.5px] border-control bg-field px-3.5 text-[1.0625rem] text-ink',
  'placeholder:text-[var(--placeholder)] transition-colors duration-[180ms] hover:border-ink',
  'focus-visible:rounded-control disabled:bg-disabled disabled:text-muted disabled:border-transparent',
  'read-only:border-dashed aria-invalid:border-2 aria-invalid:border-danger',
].join(' ');

function Frame({ id, label, optional, error, hint, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 inline-block text-[0.9375rem] leading-snug font-[550]">
        {label}
        {optional && (
          <span aria-hidden="true" className="font-normal text-muted">
            {' '}
            (optional)
          </span>
        )}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-[7px] text-[0.90625rem] leading-snug text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-[7px] flex gap-2 text-[0.90625rem] leading-snug text-danger">
          <ErrorSign />
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, error: string | undefined, hint: string | undefined) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined } as const;
}

export function TextField({ label, optional, error, hint, id: givenId, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Frame id={id} label={label} optional={optional} error={error} hint={hint}>
      <input type="text" {...input} id={id} {...describedBy(id, error, hint)} className={`${box} h-12`} />
    </Frame>
  );
}

export function TextArea({ label, optional, error, hint, id: givenId, ...input }: TextAreaProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Frame id={id} label={label} optional={optional} error={error} hint={hint}>
      <textarea
        {...input}
        id={id}
        {...describedBy(id, error, hint)}
        className={`${box} min-h-[156px] py-3 leading-normal`}
      />
    </Frame>
  );
}

/** A password with "Show" in its right end; what was typed is kept while it is switched. */
export function PasswordField({ label, optional, error, hint, id: givenId, ...input }: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <Frame id={id} label={label} optional={optional} error={error} hint={hint}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          {...describedBy(id, error, hint)}
          className={`${box} h-12 pr-20`}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? 'Hide what you typed' : 'Show what you typed'}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-1 right-1.5 cursor-pointer rounded-[8px] px-2.5 text-[0.9375rem] font-[550] text-link"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </Frame>
  );
}

export function ErrorSign() {
  return (
    <svg width="17" height="17" viewBox="0 0 17 17" aria-hidden="true" focusable="false" className="mt-px shrink-0">
      <circle cx="8.5" cy="8.5" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8.5 4.4v5" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="8.5" cy="12.1" r="1" fill="currentColor" />
    </svg>
  );
}
