import { useId, useState } from 'react';
import { inputClasses, createDescribedBy, FieldFrame, type TextFieldProps } from './field.tsx';

export function PasswordField({ label, optional, error, hint, id: givenId, ...input }: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} hint={hint}>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isShown ? 'text' : 'password'}
          {...createDescribedBy(id, error, hint)}
          className={`${inputClasses} h-12 pr-20`}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={isShown ? 'Hide what you typed' : 'Show what you typed'}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0.5 right-1.5 cursor-pointer rounded-small px-2.5 text-15 font-strong text-link"
        >
          {isShown ? 'Hide' : 'Show'}
        </button>
      </div>
    </FieldFrame>
  );
}
