import { ApiProperty } from '@nestjs/swagger';
import { emailMessageStates, type EmailMessageState } from '../../domain/email-message.entity.ts';
import { campaignStatuses, pauseReasons, type CampaignStatus } from '../../domain/email-campaign.entity.ts';
import { mailProviderNames } from '../health/mail-health.view.ts';
import { AudienceFilterView, LeftOutView } from '../audiences/audience.view.ts';

export { campaignStatuses, emailMessageStates, type CampaignStatus, type EmailMessageState };

export class CampaignSummaryView {
  id!: string;
  subject!: string;
  @ApiProperty({ enum: campaignStatuses })
  status!: CampaignStatus;
  isPublic!: boolean;
  /** Name of the saved audience, or null when the campaign has its own filter or no audience yet. */
  audienceName!: string | null;
  /** Name of the person who created the campaign, or null when the account was deleted. */
  author!: string | null;
  createdAt!: string;
  updatedAt!: string;
  /** Time at which a scheduled campaign is sent, or null for a draft. */
  sendAt!: string | null;
  /** Time when sending began, or null before that. */
  startedAt!: string | null;
  /** Time when the last batch was completed or staff ended the campaign, or null before. */
  finishedAt!: string | null;
  /** Cause of the pause (staff, bounces or complaints), or null without a pause. */
  @ApiProperty({ enum: pauseReasons, nullable: true })
  pauseReason!: (typeof pauseReasons)[number] | null;
  /** Sentence with the numbers and the limit of an automatic pause, otherwise null. */
  @ApiProperty({ type: String, nullable: true })
  pauseDetail!: string | null;
  /** Number of recipients that the administrator confirmed, or null before sending. */
  @ApiProperty({ type: Number, nullable: true })
  confirmedRecipients!: number | null;
  /** Emails that were sent so far, or null unless the campaign is being sent or paused. */
  @ApiProperty({ type: Number, nullable: true })
  sentSoFar!: number | null;
}

export class CampaignResultsView {
  sent!: number;
  /** Emails that arrived, or null when the provider does not report deliveries. */
  @ApiProperty({ type: Number, nullable: true })
  delivered!: number | null;
  /** Sum of the clicks on tracked links, also of programs that open links. */
  clicks!: number;
}

export class CampaignRowView extends CampaignSummaryView {
  /**
   * Sums that are at most a minute old, or at most an hour old when the campaign ended more than a week ago. Null unless the
   * campaign is paused, sent or ended early.
   */
  @ApiProperty({ type: CampaignResultsView, nullable: true })
  results!: CampaignResultsView | null;
}

export class CampaignPage {
  @ApiProperty({ type: [CampaignRowView] })
  items!: CampaignRowView[];
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
  /** Number of campaigns of all pages. */
  total!: number;
}

export class CampaignProgressView {
  total!: number;
  /** Emails that were not sent yet. */
  queued!: number;
  sent!: number;
  /** Emails that the provider rejected, or whose send task was dropped. */
  failed!: number;
  /**
   * Recipients who left, turned the newsletter off, changed the email address, or were suppressed or deleted before
   * sending.
   */
  suppressed!: number;
  /** People who were held back because of another campaign or automation email on the same day. */
  heldBack!: number;
  /** Emails that the provider may have sent. They are not sent again. */
  unknown!: number;
  /** Emails that were not sent because the campaign was ended. */
  stopped!: number;
  /** Estimated minutes until all emails are sent, or null when the campaign is not being sent. */
  @ApiProperty({ type: Number, nullable: true })
  minutesLeft!: number | null;
  /** Time since which the provider has not accepted a batch, or null when no batch waits for more than a minute. */
  waitingSince!: string | null;
  /** Time until which staff can undo the sending: set in the last 30 seconds before it begins, otherwise null. */
  undoUntil!: string | null;
}

export class CampaignMinuteView {
  at!: string;
  emails!: number;
}

export class CampaignRateView {
  /** Maximum number of emails per minute. */
  limit!: number;
  /**
   * Sent emails of each minute, oldest first, for at most 60 minutes. The last minute is now while the campaign is being sent,
   * otherwise the minute of the last email. Emails are counted when their batch is done.
   */
  @ApiProperty({ type: [CampaignMinuteView] })
  minutes!: CampaignMinuteView[];
}

export class CampaignView extends CampaignSummaryView {
  /** Text that email programs show after the subject, or empty for the first words of the text. */
  preheader!: string;
  /** Markdown with the blocks `::button`, `::event`, `::program`, `::reflection` and `:::tier`. */
  body!: string;
  /** Id of the saved audience, or null without one. */
  audienceId!: string | null;
  /** Filter of the audience, or null when none is stored. `audienceId` takes precedence until sending begins. */
  @ApiProperty({ type: AudienceFilterView, nullable: true })
  filter!: AudienceFilterView | null;
  /** Last part of the URL in the public archive, or null until one is chosen. */
  slug!: string | null;
  /** Name of the person who last changed the campaign, or null when the account was deleted. */
  changedBy!: string | null;
  /** Time of the last test email since the last change of the text, or null when there was none. */
  testedAt!: string | null;
  /** Name of the administrator who sent or scheduled the campaign, or null for a draft or a deleted account. */
  sentBy!: string | null;
  progress!: CampaignProgressView;
  rate!: CampaignRateView;
}

export class CampaignLinkView {
  url!: string;
  /** Clicks of all readers with tracked links together, also of programs that open links. */
  clicks!: number;
}

export class CampaignStatisticsView {
  sent!: number;
  /** Emails that arrived, also those that were marked as spam later. */
  delivered!: number;
  bounced!: number;
  complained!: number;
  /** Recipients who turned the newsletter off within 7 days, by the unsubscribe link or the preferences page. */
  unsubscribed!: number;
  clicks!: number;
  @ApiProperty({ type: [CampaignLinkView] })
  links!: CampaignLinkView[];
  /** Share of bounces, from 0 to 1, above which a campaign with at least 100 sent emails pauses. */
  bounceLimit!: number;
  complaintLimit!: number;
  @ApiProperty({ enum: mailProviderNames, enumName: 'MailProviderName' })
  provider!: (typeof mailProviderNames)[number];
  /** False when the provider reports no deliveries, bounces and complaints, or its webhook is not set up. */
  reportsDeliveries!: boolean;
}

export class CampaignRecipientView {
  id!: string;
  email!: string;
  @ApiProperty({ enum: emailMessageStates })
  state!: EmailMessageState;
  /**
   * Reason of the result: `unsubscribed`, `muted`, `suppressed`, `unconfirmed`, `erased`, `email-changed`, `held-back`,
   * `stopped`, `dropped`, `no-answer`, `bounced`, `soft-bounced`, or a reason of the provider. Null when there is none.
   */
  reason!: string | null;
  /** Time of sending or of the first attempt, or null before. */
  at!: string | null;
}

export class CampaignRecipientPage {
  @ApiProperty({ type: [CampaignRecipientView] })
  items!: CampaignRecipientView[];
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}

export class CampaignPreviewView {
  subject!: string;
  /** Complete HTML document of the email. Show it in a sandboxed frame without scripts. */
  html!: string;
  text!: string;
  /** Size of the HTML in bytes. */
  sizeBytes!: number;
  /** Email address of the person that the campaign was rendered for, or null for a reader without a name. */
  shownAs!: string | null;
}

export class CampaignFaultView {
  /** Stable name of the rule, such as `broken-link`. */
  code!: string;
  message!: string;
  @ApiProperty({ enum: ['subject', 'preheader', 'body', 'audience', 'slug'] })
  field!: CampaignFaultField;
  /** Line of the text, from 1 on, or null when the fault concerns no line. */
  @ApiProperty({ type: Number, nullable: true })
  line!: number | null;
}

export type CampaignFaultField = 'subject' | 'preheader' | 'body' | 'audience' | 'slug';

export class CampaignCheckView {
  /** True when there are no faults. */
  canSend!: boolean;
  /** Faults that prevent sending. */
  @ApiProperty({ type: [CampaignFaultView] })
  faults!: CampaignFaultView[];
  /** Facts to consider, which do not prevent sending. */
  @ApiProperty({ type: [CampaignFaultView] })
  remarks!: CampaignFaultView[];
  /** Number of recipients now. Send it back as the confirmation. */
  recipients!: number;
  leftOut!: LeftOutView;
  /** True when the audience has no condition. Sending then requires the number to be typed. */
  isWholeList!: boolean;
  /** Minutes that sending takes at the current rate limit. */
  minutes!: number;
  /** Number of emails per minute that the product sends. */
  perMinute!: number;
  sizeBytes!: number;
}

export class CampaignTestView {
  /** Email addresses to which the test is sent. */
  sentTo!: string[];
}
