import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { inputClasses, createDescribedBy, FieldFrame, useMaxLength, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

export function TextArea({ label, optional, hint, id: givenId, maxLength, onInput, ...given }: TextAreaProps) {
  const { error: givenError, ...area } = given;
  const ownId = useId();
  const id = givenId ?? ownId;
  const { error, onInput: count } = useMaxLength(maxLength, area.value, givenError, onInput);
  return (
    <FieldFrame id={id} label={label} optional={optional} error={error} hint={hint}>
      <textarea
        {...area}
        id={id}
        onInput={count}
        {...createDescribedBy(id, error, hint)}
        className={`${inputClasses} block field-sizing-content max-h-[60svh] min-h-39 resize-y py-2.5 leading-normal`}
      />
    </FieldFrame>
  );
}
