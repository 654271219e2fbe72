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
}

/** A chapter of a film, with its start in seconds. */
export class ChapterView {
  startSec!: number;
  title!: string;
}
