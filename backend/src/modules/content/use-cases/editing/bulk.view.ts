export const bulkActions = ['publish', 'unpublish', 'tier', 'move', 'delete'] as const;
export type BulkAction = (typeof bulkActions)[number];

export class BulkItemView {
  id!: string;
  /** Empty when the item has no title, or was deleted in the meantime. */
  title!: string;
  /** `unchanged` when the item already was in the requested state. */
  outcome!: 'changed' | 'unchanged' | 'failed';
  /** Reason of the failure, for staff, or null without a failure. */
  reason!: string | null;
}

export class BulkView {
  /** One entry for each id, in the order of the request. */
  items!: BulkItemView[];
  /** Id with which the changes can be undone once, within an hour, or null when nothing was changed. */
  undoId!: string | null;
}
