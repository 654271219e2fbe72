import type { Column } from '../../../ui/data-table.tsx';
import type { Draft, Item, KindName, StaffRow } from '../api/content.ts';
import type { AnyField, Field } from '../fields/field.ts';

/** A field for each property that staff may write: the build fails when the API gains, loses or renames one. */
type Fields<Name extends KindName> = {
  readonly [Property in keyof Draft<Name>]-?: Property extends keyof StaffRow<Name>
    ? Field<Exclude<Draft<Name>[Property], undefined>>
    : never;
};

interface Deletion<Row> {
  /** What is asked before. */
  question: string;
  /** What is deleted along with it, in words; empty where nothing is. */
  alsoDeletes?: (row: Row) => string;
  /** The title has to be typed in to confirm. */
  asksForTitle?: true;
}

interface Definition<Name extends KindName> {
  /** As it stands in the API's addresses. */
  name: Name;
  one: string;
  /** How its list is ordered, in words. */
  order: string;
  /** What its list can be narrowed to. */
  parent?: { kind: KindName; filter: 'program' | 'module' };
  columns: Column<StaffRow<Name>>[];
  fields: Fields<Name>;
  deletion: Deletion<StaffRow<Name>>;
}

/** A kind of content as the list, the form and the dialogs use it. */
export interface ContentKind extends Pick<Definition<KindName>, 'name' | 'one' | 'order' | 'parent'> {
  columns: Column<Item>[];
  fields: Readonly<Record<string, AnyField>>;
  deletion: Deletion<Item>;
}

/** Checks a definition against the API; from here on all kinds are handled alike. */
export const defineKind = <Name extends KindName>(definition: Definition<Name>): ContentKind =>
  definition as unknown as ContentKind;
