import type { Tier } from '#kernel/tier.ts';

/** Fields that readers see of every piece of content. */
export abstract class PieceView {
  id!: string;
  title!: string;
  /** The lowest tier that opens the piece. */
  visibilityTier!: Tier;
  /** True when the reader's tier is too low. */
  locked!: boolean;
}

/** Fields that staff see of every piece of content. The tier is its own, without those of its parents. */
export abstract class StaffPieceView {
  id!: string;
  title!: string;
  /** Send it with a change: the change is rejected if the piece was written since. */
  updatedAt!: string;
}

/** A chapter of a film, by its start second. */
export class ChapterView {
  startSec!: number;
  title!: string;
}
