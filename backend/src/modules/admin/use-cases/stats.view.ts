/** The figures of the admin's first page. */
export class StatsView {
  /** Accounts. */
  users!: number;
  /** Members whose plan is not free. */
  activeSubscriptions!: number;
  /** Addresses on the mailing list, those that left it not counted. */
  activeSubscribers!: number;
  lessons!: number;
  /** Events that have not begun. */
  upcomingEvents!: number;
  /** Applications of partners that ever came. */
  partnershipApplications!: number;
  forumReports!: number;
}

/** What waits for somebody of the staff. */
export class WaitingView {
  /** Messages and offers of volunteers without an answer. */
  messages!: number;
  /** Applications of partners without an answer. */
  ventures!: number;
  /** Posts of the forum that were reported or are held. */
  moderation!: number;
}
