import { defineEntity, p } from '@mikro-orm/core';

/** Values of a content item by field name, as the admin form sends them. */
export type ItemValues = Readonly<Record<string, unknown>>;

/** State of a content item before its deletion. */
export interface StateBeforeDeletion {
  /** Values of the published row; null when the item was not published. */
  readonly published: ItemValues | null;
  /** Unpublished values; null when there are none. */
  readonly pending: ItemValues | null;
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
}

/** Data that is restored when a content item is published again. The admin form does not contain it. */
export interface PreservedData {
  /** Columns of the item; `sequence` is the iCalendar SEQUENCE of an event. */
  readonly columns?: { readonly createdAt?: string; readonly sequence?: number };
  /** Rows of other tables that belong to the content item, by table name. */
  readonly rows?: Readonly<Record<string, readonly object[]>>;
  /** Only for content in the trash. */
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
    /**
     * Values that are not published: all values of a draft, or only the changed fields of a published content item.
     */
    draft: p.json<ItemValues>().nullable(),
    preserved: p.json<PreservedData>().nullable(),
    publishAt: p.datetime().nullable().index(),
    unpublishAt: p.datetime().nullable().index(),
    trashedAt: p.datetime().nullable().index(),
    /** Id of the content item whose deletion also deleted this one; its own id when staff deleted it directly. */
    trashedWith: p.uuid().nullable(),
    wasPublished: p.boolean().default(false),
    /** Reason why the schedule could not publish the content item; staff see it. */
    problem: p.text().nullable(),
    updatedAt: p.datetime(),
    /** Id of the user who made the last change; null when a schedule made it. */
    updatedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['kind', 'state'] }],
});

/**
 * Editing state of a content item. A published one also has a row in the table of its kind; drafts and deleted ones
 * are stored only here, so that no query for readers returns them.
 */
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
    /** Id of the user who made the change; null when a schedule made it. */
    authorId: p.uuid().nullable(),
    action: p.text().$type<RevisionAction>(),
    values: p.json<ItemValues>(),
    changedFields: p.array().columnType('text[]'),
  },
  indexes: [{ properties: ['itemId', 'at'] }],
});

/** Revision of a content item: all its values after one save. */
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

/** Former slug of a content item; the URL with this slug redirects to the current URL. */
export class FormerSlug extends FormerSlugSchema.class {}
FormerSlugSchema.setClass(FormerSlug);
