import { defineEntity, p } from '@mikro-orm/core';
import type { PieceValues } from './content-item.entity.ts';

/** State of a piece of content before a bulk action. */
export interface PieceSnapshot {
  readonly id: string;
  readonly kind: string;
  /** Values of the published row; null when the piece was not published. */
  readonly published: PieceValues | null;
  readonly draft: PieceValues | null;
  readonly publishAt: string | null;
  readonly unpublishAt: string | null;
  /** Version after the action. A piece with another version was changed since, and its change is not undone. */
  readonly versionAfter: string;
}

/** A piece of content that a bulk action changed, and the pieces below it that changed with it, parents first. */
export type UndoablePiece = readonly PieceSnapshot[];

const ContentUndoSchema = defineEntity({
  name: 'ContentUndo',
  tableName: 'content_undo',
  properties: {
    id: p.uuid().primary(),
    kind: p.text(),
    action: p.text(),
    at: p.datetime().index(),
    pieces: p.json<readonly UndoablePiece[]>(),
  },
});

/** A bulk action that can be undone once. */
export class ContentUndo extends ContentUndoSchema.class {}
ContentUndoSchema.setClass(ContentUndo);
