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
    /** The previewed item, and the drafts above and below it. */
    rows: p.json<PreviewedRow[]>(),
    /** False when the preview contains values that are not saved. */
    isSaved: p.boolean(),
    createdBy: p.uuid().index(),
    expiresAt: p.datetime().index(),
  },
});

/** Preview of a content item, for ten minutes. No reader's query uses it without the token of the preview. */
export class ContentPreview extends ContentPreviewSchema.class {}
ContentPreviewSchema.setClass(ContentPreview);
