import type { FormRule } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { Item, Values } from '../api/content.ts';

/** One field of a form. `Value` is what the API takes. */
export interface Field<Value> {
  label: string;
  /** May be left empty; the label says so. */
  isOptional: null extends Value ? boolean : false;
  /** How many of 24 columns it takes, where there is room. */
  span: number;
  hint?: string;
  /** A control that takes `value` and `onChange`. */
  control: ReactElement;
  /** What a new item begins with. */
  initial?: Value;
  /** Left out of the form while this is false. */
  isShown?: (typed: Values) => boolean;
  /** Filled in from another field for as long as nobody has typed in this one. New items only. */
  follows?: {
    field: string;
    make: (value: string) => string | undefined;
    /** Shown where nothing can be made of what the other field holds. */
    missing?: string;
  };
  /** What the control begins with; the API's value itself when left out. */
  toForm?(value: Value, row: Values): unknown;
  /** Checked before anything is sent; the server checks all else. */
  rules?: FormRule[];
  /** What is sent; what the control holds when left out. */
  fromForm?(typed: unknown, all: Values): Value | undefined;
  /** How a value reads where two versions are compared. */
  inWords?(value: Value): ReactNode;
}

/** A field whose type of value does not matter. */
export type AnyField = Omit<Field<unknown>, 'isOptional'> & { isOptional: boolean };
export type AnyFields = Readonly<Record<string, AnyField>>;

const entriesOf = <Value>(fields: AnyFields, value: (name: string, field: AnyField) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, value(name, field)]));

/** What a form begins with: a row as it is stored, or the defaults of a new one. */
export const formValues = (fields: AnyFields, row: Item | undefined): Values => {
  const stored: Values = row ?? entriesOf(fields, (_name, { initial }) => initial);
  return entriesOf(fields, (name, { toForm }) => (toForm ? toForm(stored[name], stored) : stored[name]));
};

/** What a form says, as the API takes it; a field that is not shown is left out. */
export const draftOf = (fields: AnyFields, typed: Values): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { isShown }]) => !isShown || isShown(typed))
      .map(([name, { fromForm }]) => [name, fromForm ? fromForm(typed[name], typed) : typed[name]]),
  );
