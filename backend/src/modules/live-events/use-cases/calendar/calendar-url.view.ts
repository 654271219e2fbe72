/** The calendar URL of a member. A user who has the URL can read the calendar without signing in. */
export class CalendarUrlView {
  url!: string;
  /** RFC 3339: time when the URL was created or renewed. */
  madeAt!: string;
}
