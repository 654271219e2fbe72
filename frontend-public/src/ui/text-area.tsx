import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { box, describedBy, Frame, type FieldProps } from './field.tsx';

type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** A text of several lines. */
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
