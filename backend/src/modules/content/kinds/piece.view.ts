import type { Tier } from '../../../kernel/tier.ts';

/** What readers learn of every piece of content. */
export abstract class PieceView {
  id!: string;
  title!: string;
  /** The tier from which on it is open. */
  visibilityTier!: Tier;
  /** True when the reader stands below that tier. */
  locked!: boolean;
}

/** What staff learn of every piece of content. Its tier is its own, whatever holds it. */
export abstract class StaffPieceView {
  id!: string;
  title!: string;
  /** To be sent along with a change, so that nobody’s work is overwritten unseen. */
  updatedAt!: string;
}

/** A part of a film, from its second on. */
export class ChapterView {
  startSec!: number;
  title!: string;
}
