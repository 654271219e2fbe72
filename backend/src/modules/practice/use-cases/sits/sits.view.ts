export { sitKinds, type SitKind } from '../../domain/sit.entity.ts';

/** A sit as it was taken in. */
export class SitView {
  /** As the device named it. */
  clientId!: string;
  /** False for who wishes no record: then nothing of it is stored. */
  kept!: boolean;
  /** The day it belongs to, such as 2026-11-22; days end at 4 in the morning. */
  day!: string;
  /** RFC 3339; a clock that was ahead is set right. */
  startedAt!: string;
  seconds!: number;
}

export class PositionView {
  meditationId!: string;
  /** Seconds at which to continue. */
  positionSec!: number;
}

/** Who sits now, in numbers. Only those are in them who agreed to be counted. */
export class SittersView {
  /** Null while they are fewer than three. */
  people!: number | null;
  /** Who else sat within the `seconds` that were asked for; null for fewer than three, or if none were. */
  others!: number | null;
  /** Whether the reader is counted while they sit. */
  showsLight!: boolean;
}

export class LightWishView {
  /** True: counted while they sit. */
  showsLight!: boolean;
}
