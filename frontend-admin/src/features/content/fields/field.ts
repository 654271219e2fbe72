import type { FormRule } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { ContentValues } from '../api/content.ts';

export type FormAside = 'access' | 'media';

export interface FormFieldDefinition<Value> {
  label: string;
  isOptional: null extends Value ? boolean : false;
  /** Width in 24ths of the row. */
  span: number;
  hint?: string;
  aside?: FormAside;
  control: ReactElement;
  initial?: Value;
  isShown?: (typed: ContentValues) => boolean;
  /** For a new item, derives the value from another field until the user edits the value. */
  follows?: {
    field: string;
    make: (value: string) => string | undefined | Promise<string>;
  };
  toForm?(value: Value, row: ContentValues): unknown;
  rules?: FormRule[];
  fromForm?(typed: unknown, all: ContentValues): Value | undefined;
  inWords?(value: Value): ReactNode;
}

export type AnyFieldDefinition = Omit<FormFieldDefinition<unknown>, 'isOptional'> & { isOptional: boolean };
export type FieldDefinitions = Readonly<Record<string, AnyFieldDefinition>>;

const mapFields = <Value>(fields: FieldDefinitions, value: (name: string, field: AnyFieldDefinition) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(name, field)]));

/** A draft can lack fields, which then get their initial values. */
export const getInitialValues = (fields: FieldDefinitions, row: ContentValues | undefined): ContentValues => {
  const stored: ContentValues = { ...row, ...mapFields(fields, (name, { initial }) => row?.[name] ?? initial) };
  return mapFields(fields, (name, { toForm }) => (toForm ? toForm(stored[name], stored) : stored[name]));
};

export const toContentDraft = (fields: FieldDefinitions, typed: ContentValues): ContentValues =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isShown }]) => !isShown || isShown(typed))
      .map(([name, { fromForm }]) => [name, fromForm ? fromForm(typed[name], typed) : typed[name]]),
  );
