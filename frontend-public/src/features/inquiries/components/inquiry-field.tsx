import { useId } from 'react';
import { TextField } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import type { Field } from '../forms.ts';

/** One question of a form. The field keeps what is typed itself, so that typing may begin before the scripts have come. */
export function InquiryField({ field, error }: { field: Field; error: string | undefined }) {
  const listId = useId();
  const { isLong = false, suggestions, ...shown } = field;
  if (isLong) return <TextArea {...shown} error={error} />;
  return (
    <>
      <TextField {...shown} error={error} {...(suggestions && { list: listId })} />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  );
}
