import { defineEntity, p } from '@mikro-orm/core';

/** Values of a piece by field name, as forms send them: the fields of the create DTO. */
export type PieceValues = Readonly<Record<string, unknown>>;

/** Data of a piece that is not published and that its form does not contain. */
export interface PreservedData {
  /** Columns of the piece; `sequence` is the iCalendar SEQUENCE of an event. */
  readonly columns?: { readonly createdAt?: string; readonly sequence?: number };
  /** Rows of dependent tables, by table name. */
  readonly rows?: Readonly<Record<string, readonly object[]>>;
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
    /** Values that are not published: the whole piece, or the changed fields of a published piece. */
    draft: p.json<PieceValues>().nullable(),
    preserved: p.json<PreservedData>().nullable(),
    publishAt: p.datetime().nullable().index(),
    unpublishAt: p.datetime().nullable().index(),
    trashedAt: p.datetime().nullable().index(),
    /** Id of the piece whose deletion also deleted this one; its own id when it was deleted directly. */
    trashedWith: p.uuid().nullable(),
    wasPublished: p.boolean().default(false),
    /** Reason why a schedule could not publish the piece, for staff. */
    problem: p.text().nullable(),
    updatedAt: p.datetime(),
    /** Null for a change by a schedule. */
    updatedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['kind', 'state'] }],
});

/**
 * Editing state of a piece of content. A published piece has a row in the table of its kind; a draft and a piece in the
 * trash exist only here, so no query for readers can return them.
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
    /** Null for a change by a schedule. */
    authorId: p.uuid().nullable(),
    action: p.text().$type<RevisionAction>(),
    values: p.json<PieceValues>(),
    changedFields: p.array().columnType('text[]'),
  },
  indexes: [{ properties: ['itemId', 'at'] }],
});

/** All values of a piece after one save. */
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

/** Slug that a piece had before; its URL redirects to the current one. */
export class FormerSlug extends FormerSlugSchema.class {}
FormerSlugSchema.setClass(FormerSlug);
