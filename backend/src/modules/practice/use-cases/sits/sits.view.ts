export { sitKinds, type SitKind } from '../../domain/sit.entity.ts';

export class SitView {
  /** The id that the device generated for the sit. */
  clientId!: string;
  /** False when the user's record is off and the sit was not stored. */
  kept!: boolean;
  /** The practice day, such as 2026-11-22; it ends at 4 AM. */
  day!: string;
  /** RFC 3339; corrected when the device clock is ahead. */
  startedAt!: string;
  seconds!: number;
}

export class MeditationPositionView {
  meditationId!: string;
  /** The playback position in seconds. */
  positionSec!: number;
}

/** Numbers of users who meditate now and agreed to be counted. */
export class SitterCountView {
  /** Number of users who meditate now; null when it is below three. */
  people!: number | null;
  /** Number of other users who meditated during the requested `seconds`; null below three or without `seconds`. */
  others!: number | null;
  /** True if the caller agreed to be counted during sits. */
  showsLight!: boolean;
}

export class PresenceConsentView {
  /** True if the user agreed to be counted during sits. */
  showsLight!: boolean;
}
