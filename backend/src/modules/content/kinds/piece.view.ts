import type { Tier } from '#kernel/tier.ts';

/** Fields of every piece of content that readers see. */
export abstract class PieceView {
  id!: string;
  title!: string;
  /** Lowest tier that can open the piece. */
  visibilityTier!: Tier;
  /** True when the reader's tier is too low to open the piece. */
  locked!: boolean;
}

/** Fields of every piece of content that staff see. The tier is the piece's own, without the tiers of its parents. */
export abstract class StaffPieceView {
  id!: string;
  title!: string;
  /** Send this value with a change: the change is rejected if the piece was changed since. */
  updatedAt!: string;
  /** Readers see published pieces only. */
  status!: PieceStatus;
  /** Time at which the draft is published; null without a schedule. */
  publishAt!: string | null;
  /** Time at which the piece becomes a draft again; null for no end. */
  unpublishAt!: string | null;
  /** True when a published piece has changes that are not published. */
  hasDraft!: boolean;
  /** Changes that are not published, by field; only when one piece is read. */
  draft?: Record<string, unknown> | null;
  /** Send this value when the draft is saved: the save is rejected if the draft was saved since. */
  draftUpdatedAt?: string | null;
  /** Reason why the schedule could not publish the piece. */
  problem?: string | null;
}

export const pieceStatuses = ['draft', 'scheduled', 'published'] as const;
export type PieceStatus = (typeof pieceStatuses)[number];

/** Fields of a staff view that are not columns of its kind. */
export type EditingFields =
  'status' | 'publishAt' | 'unpublishAt' | 'hasDraft' | 'draft' | 'draftUpdatedAt' | 'problem';

/** A chapter of a film, with its start in seconds. */
export class ChapterView {
  startSec!: number;
  title!: string;
}
