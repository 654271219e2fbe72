export class FiguresView {
  /** The number of accounts. */
  members!: number;
  /** Number of meetings that have begun; each occurrence of a recurring event counts. */
  eventsHeld!: number;
  /** The number of people who meditate now and agreed to be counted; null when it is below ten. */
  sitters!: number | null;
}
