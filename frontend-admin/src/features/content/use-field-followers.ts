import { useEffect, useRef } from 'react';
import type { ContentValues } from './api/content.ts';
import type { AnyFieldDefinition } from './fields/field.ts';
import type { ContentKind } from './kinds/kind.ts';
import type { ContentFormState } from './use-content-form.ts';

type Follows = NonNullable<AnyFieldDefinition['follows']>;

/** Does not change a field in which the user has typed. */
export function useDerivedFields({ fields }: ContentKind, { form, noteChange }: ContentFormState) {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const readTrimmed = (field: string): string => String(form.getFieldValue(field) ?? '').trim();

  async function fill(name: string, { field, make }: Follows): Promise<void> {
    const source = readTrimmed(field);
    const value = await make(source);
    if (!isOpen.current || form.isFieldTouched(name) || readTrimmed(field) !== source) return;
    // setFields does not mark the field as touched, but setFieldValue does.
    form.setFields([{ name, value, errors: [] }]);
    noteChange();
  }

  return (changed: ContentValues): void => {
    for (const [name, { follows }] of Object.entries(fields))
      if (follows && follows.field in changed && !form.isFieldTouched(name)) void fill(name, follows);
  };
}
