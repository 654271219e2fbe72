/** Where a person's calendar fetches the events that are open to them. Whoever knows it can read it. */
export class CalendarAddressView {
  url!: string;
  /** RFC 3339, since when it is this one. */
  madeAt!: string;
}
