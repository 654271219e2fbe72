/** What waits for somebody of the staff. */
export class WaitingView {
  /** Messages and offers of volunteers without an answer. */
  messages!: number;
  /** Applications of partners without an answer. */
  ventures!: number;
  /** Posts of the forum that were reported or are held. */
  moderation!: number;
}
