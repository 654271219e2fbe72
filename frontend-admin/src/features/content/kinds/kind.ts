import type { Column } from '../../../ui/data-table.tsx';
import type { ContentDraft, ContentItem, ContentKindName, ContentRow } from '../api/content.ts';
import type { AnyFieldDefinition, FormFieldDefinition } from '../fields/field.ts';

/** The build fails when the API adds, removes or renames a writable property without a form field. */
type Fields<Name extends ContentKindName> = {
  readonly [Property in keyof ContentDraft<Name>]-?: Property extends keyof ContentRow<Name>
    ? FormFieldDefinition<Exclude<ContentDraft<Name>[Property], undefined>>
    : never;
};

interface Deletion<Row> {
  question: string;
  alsoDeletes?: (row: Row) => string;
  asksForTitle?: true;
}

interface Definition<Name extends ContentKindName> {
  name: Name;
  one: string;
  order: string;
  parent?: { kind: ContentKindName; filter: 'program' | 'module' };
  columns: Column<ContentRow<Name>>[];
  fields: Fields<Name>;
  deletion: Deletion<ContentRow<Name>>;
}

export interface ContentKind extends Pick<Definition<ContentKindName>, 'name' | 'one' | 'order' | 'parent'> {
  columns: Column<ContentItem>[];
  fields: Readonly<Record<string, AnyFieldDefinition>>;
  deletion: Deletion<ContentItem>;
}

/** The cast gives all kinds the same type, after the compiler has checked the definition against the API. */
export const defineContentKind = <Name extends ContentKindName>(definition: Definition<Name>): ContentKind =>
  definition as unknown as ContentKind;
