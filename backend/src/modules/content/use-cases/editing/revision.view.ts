import type { RevisionAction } from '../../domain/content-item.entity.ts';

export class ContentRevisionLineView {
  id!: string;
  at!: string;
  /** Name of the author, or null for a schedule, a deleted account, or values before the first revision. */
  author!: string | null;
  action!: RevisionAction;
  /** Names of the fields that this save changed. */
  changedFields!: string[];
}

export class ContentRevisionPageView {
  items!: ContentRevisionLineView[];
  nextCursor!: string | null;
}

export class ContentRevisionView extends ContentRevisionLineView {
  /** All values of the content item after this save, by field name. */
  values!: Record<string, unknown>;
}
