import { defineEntity, p } from '@mikro-orm/core';

export interface PreviewedRow {
  readonly table: string;
  readonly row: { readonly id: string } & Readonly<Record<string, unknown>>;
}

const ContentPreviewSchema = defineEntity({
  name: 'ContentPreview',
  tableName: 'content_preview',
  properties: {
    id: p.uuid().primary(),
    kind: p.text(),
    itemId: p.uuid(),
    title: p.text(),
    /** Rows of the previewed item, of its draft parents, and of the drafts below it. */
    rows: p.json<PreviewedRow[]>(),
    isSaved: p.boolean(),
    createdBy: p.uuid().index(),
    expiresAt: p.datetime().index(),
  },
});

/** Preview of a content item, valid for ten minutes. Only requests with its token read its rows. */
export class ContentPreview extends ContentPreviewSchema.class {}
ContentPreviewSchema.setClass(ContentPreview);
