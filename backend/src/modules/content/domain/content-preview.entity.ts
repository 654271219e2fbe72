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
    rows: p.json<PreviewedRow[]>(),
    isSaved: p.boolean(),
    createdBy: p.uuid().index(),
    expiresAt: p.datetime().index(),
  },
});

export class ContentPreview extends ContentPreviewSchema.class {}
ContentPreviewSchema.setClass(ContentPreview);
