import type { RevisionAction } from '../../domain/content-item.entity.ts';

export class ContentRevisionLineView {
  id!: string;
  at!: string;
  /** Name of the author; null for a schedule, a deleted account, and text from before the first revision. */
  author!: string | null;
  action!: RevisionAction;
  /** Names of the fields that this save changed. */
  changedFields!: string[];
}

export class ContentRevisionPage {
  items!: ContentRevisionLineView[];
  nextCursor!: string | null;
}

export class ContentRevisionView extends ContentRevisionLineView {
  /** All values of the piece after this save, by field. */
  values!: Record<string, unknown>;
}
