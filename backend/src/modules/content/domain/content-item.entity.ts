import { defineEntity, p } from '@mikro-orm/core';

export type ItemValues = Readonly<Record<string, unknown>>;

export interface StateBeforeDeletion {
  readonly published: ItemValues | null;
  readonly pending: ItemValues | null;
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
}

export interface PreservedData {
  /** `sequence` is the iCalendar SEQUENCE of an event. */
  readonly columns?: { readonly createdAt?: string; readonly sequence?: number };
  readonly rows?: Readonly<Record<string, readonly object[]>>;
  /** Set only while the item is in the trash. */
  readonly before?: StateBeforeDeletion;
}

export const itemStates = ['published', 'draft', 'trash'] as const;
export type ItemState = (typeof itemStates)[number];

const ContentItemSchema = defineEntity({
  name: 'ContentItem',
  tableName: 'content_item',
  properties: {
    id: p.uuid().primary(),
    kind: p.text(),
    state: p.text().$type<ItemState>(),
    /** All values of a draft, or only the changed fields of a published item. */
    draft: p.json<ItemValues>().nullable(),
    preserved: p.json<PreservedData>().nullable(),
    publishAt: p.datetime().nullable().index(),
    unpublishAt: p.datetime().nullable().index(),
    trashedAt: p.datetime().nullable().index(),
    /** Id of the item that staff deleted: this item or one of its parents. */
    trashedWith: p.uuid().nullable(),
    wasPublished: p.boolean().default(false),
    /** Reason why the schedule could not publish this item, shown to staff. */
    problem: p.text().nullable(),
    updatedAt: p.datetime(),
    updatedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['kind', 'state'] }],
});

/** Only a published item also has a row in the table that readers query. */
export class ContentItem extends ContentItemSchema.class {}
ContentItemSchema.setClass(ContentItem);

export const revisionActions = ['saved', 'draft-saved', 'published', 'unpublished', 'restored', 'deleted'] as const;
export type RevisionAction = (typeof revisionActions)[number];

const ContentRevisionSchema = defineEntity({
  name: 'ContentRevision',
  tableName: 'content_revision',
  properties: {
    id: p.uuid().primary(),
    itemId: p.uuid(),
    kind: p.text(),
    at: p.datetime(),
    authorId: p.uuid().nullable(),
    action: p.text().$type<RevisionAction>(),
    values: p.json<ItemValues>(),
    changedFields: p.array().columnType('text[]'),
  },
  indexes: [{ properties: ['itemId', 'at'] }],
});

export class ContentRevision extends ContentRevisionSchema.class {}
ContentRevisionSchema.setClass(ContentRevision);

const FormerSlugSchema = defineEntity({
  name: 'FormerSlug',
  tableName: 'content_former_slug',
  properties: {
    kind: p.text().primary(),
    slug: p.text().primary(),
    itemId: p.uuid().index(),
  },
});

export class FormerSlug extends FormerSlugSchema.class {}
FormerSlugSchema.setClass(FormerSlug);
