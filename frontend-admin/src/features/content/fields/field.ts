import type { FormRule } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { ContentValues } from '../api/content.ts';

export type FormAside = 'access' | 'media';

/** A field of a content form. `Value` is the type of its value in the API. */
export interface FormFieldDefinition<Value> {
  label: string;
  isOptional: null extends Value ? boolean : false;
  /** Width in 24ths of the row; full width on a phone. */
  span: number;
  hint?: string;
  /** Part of the second column of a form that is a page; the first column when omitted. */
  aside?: FormAside;
  /** The input element. The form item passes it `value` and `onChange`. */
  control: ReactElement;
  initial?: Value;
  /** A hidden field is removed from the form and not sent. */
  isShown?: (typed: ContentValues) => boolean;
  /** Fills the field of a new item from another field until the user types in it. */
  follows?: {
    field: string;
    make: (value: string) => string | undefined | Promise<string>;
  };
  /** Converts the API's value to the control's value. Without it, the control gets the value unchanged. */
  toForm?(value: Value, row: ContentValues): unknown;
  /** Client-side rules; the server validates everything else. */
  rules?: FormRule[];
  /** Converts the control's value to the API's value. Without it, the API gets the value unchanged. */
  fromForm?(typed: unknown, all: ContentValues): Value | undefined;
  inWords?(value: Value): ReactNode;
}

export type AnyFieldDefinition = Omit<FormFieldDefinition<unknown>, 'isOptional'> & { isOptional: boolean };
export type FieldDefinitions = Readonly<Record<string, AnyFieldDefinition>>;

const mapFields = <Value>(fields: FieldDefinitions, value: (name: string, field: AnyFieldDefinition) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(name, field)]));

/** A draft may lack fields; they start with their initial values. */
export const getInitialValues = (fields: FieldDefinitions, row: ContentValues | undefined): ContentValues => {
  const stored: ContentValues = { ...row, ...mapFields(fields, (name, { initial }) => row?.[name] ?? initial) };
  return mapFields(fields, (name, { toForm }) => (toForm ? toForm(stored[name], stored) : stored[name]));
};

/** The form's values in the API's format, without hidden fields. */
export const toContentDraft = (fields: FieldDefinitions, typed: ContentValues): ContentValues =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isShown }]) => !isShown || isShown(typed))
      .map(([name, { fromForm }]) => [name, fromForm ? fromForm(typed[name], typed) : typed[name]]),
  );
