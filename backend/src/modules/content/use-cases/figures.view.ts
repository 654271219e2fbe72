/** What the institute can say of itself in numbers. */
export class FiguresView {
  /** Accounts. */
  members!: number;
  /** Meetings that have begun; of a recurring one each time it was held. */
  eventsHeld!: number;
  /** How many people sit now, of those who agreed to be counted; null while they are fewer than ten. */
  sitters!: number | null;
}
