import type { Column } from '../../../ui/data-table.tsx';
import type { Draft, Item, KindName, StaffRow } from '../api/content.ts';
import type { AnyField, Field } from '../fields/field.ts';

/** Requires a form field for each writable property, so the build fails when the API adds, removes or renames one. */
type Fields<Name extends KindName> = {
  readonly [Property in keyof Draft<Name>]-?: Property extends keyof StaffRow<Name>
    ? Field<Exclude<Draft<Name>[Property], undefined>>
    : never;
};

interface Deletion<Row> {
  question: string;
  /** Text that names the dependent items that are deleted with this item; empty when there are none. */
  alsoDeletes?: (row: Row) => string;
  asksForTitle?: true;
}

interface Definition<Name extends KindName> {
  name: Name;
  one: string;
  order: string;
  parent?: { kind: KindName; filter: 'program' | 'module' };
  columns: Column<StaffRow<Name>>[];
  fields: Fields<Name>;
  deletion: Deletion<StaffRow<Name>>;
}

export interface ContentKind extends Pick<Definition<KindName>, 'name' | 'one' | 'order' | 'parent'> {
  columns: Column<Item>[];
  fields: Readonly<Record<string, AnyField>>;
  deletion: Deletion<Item>;
}

/** Checks a definition against the API types, then erases the types so that all kinds share one code path. */
export const defineKind = <Name extends KindName>(definition: Definition<Name>): ContentKind =>
  definition as unknown as ContentKind;
