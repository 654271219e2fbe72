export { sitKinds, type SitKind } from '../../domain/sit.entity.ts';

export class SitView {
  /** Id that the device generated for the meditation session. */
  clientId!: string;
  /** False when the meditation session was not stored, because the practice record is off or was off at that time. */
  kept!: boolean;
  /** Day of the meditation session, such as 2026-11-22. A practice day ends at 4 AM of the next date. */
  day!: string;
  /** Start of the meditation session in RFC 3339, corrected when the device clock is ahead. */
  startedAt!: string;
  seconds!: number;
}

export class MeditationPositionView {
  meditationId!: string;
  /** The playback position in seconds. */
  positionSec!: number;
}

export class SitterCountView {
  /** Number of users who meditate now and agreed to be counted, or null when the number is below three. */
  people!: number | null;
  /**
   * Number of other users who meditated during the last `seconds` seconds; null when `seconds` is missing, or when
   * fewer than three users meditated.
   */
  others!: number | null;
  /** True if the user agreed to be counted during meditation sessions. */
  showsLight!: boolean;
}

export class PresenceConsentView {
  /** True if the user agreed to be counted during meditation sessions. */
  showsLight!: boolean;
}
