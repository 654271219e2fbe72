import { getMetadataStorage } from 'class-validator';
import { isDeepStrictEqual } from 'node:util';
import { InputValidationPipe } from '#platform/http/input.pipe.ts';
import type { ItemValues } from '../../domain/content-item.entity.ts';
import type { KindDefinition } from '../../kinds/kind.ts';

const inputPipe = new InputValidationPipe();
const fieldsByKind = new Map<string, readonly string[]>();

export function listFieldNames({ name, api }: KindDefinition): readonly string[] {
  const known = fieldsByKind.get(name);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(api.draft, '', false, false);
  const names = [...new Set(rules.map(({ propertyName }) => propertyName))];
  fieldsByKind.set(name, names);
  return names;
}

export function toItemValues(kind: KindDefinition, source: object): ItemValues {
  const json = JSON.parse(JSON.stringify(source)) as ItemValues;
  return Object.fromEntries(listFieldNames(kind).flatMap((field) => (field in json ? [[field, json[field]]] : [])));
}

export const parseValues = (kind: KindDefinition, values: ItemValues): Promise<object> =>
  inputPipe.transform({ ...values }, { type: 'body', metatype: kind.api.draft }) as Promise<object>;

export const listChangedFields = (before: ItemValues, after: ItemValues): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isDeepStrictEqual(before[field] ?? null, after[field] ?? null),
  );

export const getTextValue = (values: ItemValues | null | undefined, field: string): string | undefined => {
  const value = values?.[field];
  return typeof value === 'string' && value.trim() ? value : undefined;
};
