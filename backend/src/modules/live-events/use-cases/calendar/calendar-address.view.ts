/** The calendar URL of a member. The URL alone gives read access. */
export class CalendarAddressView {
  url!: string;
  /** RFC 3339: time when the URL was created or renewed. */
  madeAt!: string;
}
