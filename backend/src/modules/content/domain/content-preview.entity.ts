import { defineEntity, p } from '@mikro-orm/core';

/** Row of a table of content, as publishing the previewed values would store it. */
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
    /** Rows of the previewed item, of its parents that are drafts, and of its draft children. */
    rows: p.json<PreviewedRow[]>(),
    /** False when the preview contains values that are not saved. */
    isSaved: p.boolean(),
    createdBy: p.uuid().index(),
    expiresAt: p.datetime().index(),
  },
});

/** Preview of a content item, for ten minutes. Queries of readers use it only with the token of the preview. */
export class ContentPreview extends ContentPreviewSchema.class {}
ContentPreviewSchema.setClass(ContentPreview);
