export { sitKinds, type SitKind } from '../../domain/sit.entity.ts';

export class SitView {
  /** The id that the device created. */
  clientId!: string;
  /** False while the user's record is off: then nothing is stored. */
  kept!: boolean;
  /** The practice day, such as 2026-11-22; days end at 4 AM. */
  day!: string;
  /** RFC 3339, corrected if the device clock was ahead. */
  startedAt!: string;
  seconds!: number;
}

export class PositionView {
  meditationId!: string;
  /** The playback position in seconds. */
  positionSec!: number;
}

/** Numbers of users who meditate now and agreed to be counted. */
export class SittersView {
  /** Null below three. */
  people!: number | null;
  /** The number of others within the requested `seconds`; null below three or without `seconds`. */
  others!: number | null;
  /** True if the reader is counted during sits. */
  showsLight!: boolean;
}

export class PresenceConsentView {
  /** True: the user is counted during sits. */
  showsLight!: boolean;
}
