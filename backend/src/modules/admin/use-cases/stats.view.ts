export class AdminStatsView {
  /** Number of accounts. */
  users!: number;
  /** Number of members with a plan other than free. */
  activeSubscriptions!: number;
  /** Number of subscribers of the mailing list who confirmed and have not unsubscribed. */
  activeSubscribers!: number;
  lessons!: number;
  /** Number of events that have not started. */
  upcomingEvents!: number;
  /** Number of partner applications ever received. */
  partnershipApplications!: number;
  forumReports!: number;
}

export class WaitingCountsView {
  /** Number of contact messages, volunteer offers, mentoring requests and withdrawals that are still open. */
  messages!: number;
  /** Number of partner applications that are still open. */
  ventures!: number;
  /** Number of forum posts that are reported or wait for moderation. */
  moderation!: number;
  /** Number of open alerts whose cause still exists. */
  operations!: number;
}
