import { defineEntity, p } from '@mikro-orm/core';
import type { ItemValues } from './content-item.entity.ts';

export interface ItemSnapshot {
  readonly id: string;
  readonly kind: string;
  readonly published: ItemValues | null;
  readonly draft: ItemValues | null;
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
  /** Version after the action, because undo skips an item that has another version now. */
  readonly versionAfter: string;
}

/** Snapshots of a changed item and the items below it, parents first. */
export type UndoableItem = readonly ItemSnapshot[];

const ContentUndoSchema = defineEntity({
  name: 'ContentUndo',
  tableName: 'content_undo',
  properties: {
    id: p.uuid().primary(),
    kind: p.text(),
    action: p.text(),
    at: p.datetime().index(),
    items: p.json<readonly UndoableItem[]>(),
  },
});

export class ContentUndo extends ContentUndoSchema.class {}
ContentUndoSchema.setClass(ContentUndo);
