/** Figures of the admin start page. */
export class StatsView {
  /** Number of accounts. */
  users!: number;
  /** Number of members with a plan other than free. */
  activeSubscriptions!: number;
  /** Number of email addresses on the mailing list, without unsubscribed ones. */
  activeSubscribers!: number;
  lessons!: number;
  /** Number of events that have not started. */
  upcomingEvents!: number;
  /** Number of partner applications ever received. */
  partnershipApplications!: number;
  forumReports!: number;
}

/** Open tasks for staff. */
export class WaitingView {
  /** Messages and volunteer offers without a reply. */
  messages!: number;
  /** Partner applications without a reply. */
  ventures!: number;
  /** Forum posts that are reported or wait for moderation. */
  moderation!: number;
}
