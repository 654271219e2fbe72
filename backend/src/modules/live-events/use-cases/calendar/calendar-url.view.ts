/** Any person who has the URL can read the calendar without signing in. */
export class CalendarUrlView {
  url!: string;
  /** Time when the URL was created or replaced, in RFC 3339. */
  madeAt!: string;
}
