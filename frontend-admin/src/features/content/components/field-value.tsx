import type { AnyFieldDefinition } from '../fields/field.ts';

interface FieldValueProps {
  field: AnyFieldDefinition | undefined;
  value: unknown;
}

export function FieldValue({ field, value }: FieldValueProps) {
  const isEmpty = value === null || value === undefined || value === '';
  return <>{isEmpty ? 'nothing' : (field?.inWords?.(value) ?? String(value))}</>;
}
