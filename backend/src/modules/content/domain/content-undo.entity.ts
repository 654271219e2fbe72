import { defineEntity, p } from '@mikro-orm/core';
import type { ItemValues } from './content-item.entity.ts';

/** State of a content item before a bulk action. */
export interface ItemSnapshot {
  readonly id: string;
  readonly kind: string;
  /** Values of the published row; null when the item was not published. */
  readonly published: ItemValues | null;
  readonly draft: ItemValues | null;
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
  /**
   * Version after the action. If the item now has another version, it was changed since, and undo does not restore it.
   */
  readonly versionAfter: string;
}

/** A content item that a bulk action changed, and the items below it that changed with it, parents first. */
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

/** A bulk action that can be undone once. */
export class ContentUndo extends ContentUndoSchema.class {}
ContentUndoSchema.setClass(ContentUndo);
