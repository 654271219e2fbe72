export class FiguresView {
  /** The number of accounts. */
  members!: number;
  /** Number of meetings that have begun, with each occurrence of a recurring event. */
  eventsHeld!: number;
  /** Number of people who meditate now and agreed to be counted, or null below ten. */
  sitters!: number | null;
}
