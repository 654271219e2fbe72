import { ApiProperty } from '@nestjs/swagger';
import { FormAnswerView, InquiryView, InquiryTextView } from '#modules/inquiries/index.ts';
import { emailMessageStates, type EmailMessageState } from '#modules/mailing/index.ts';

export class ReplyView extends InquiryTextView {
  /** Delivery state of the email; null for a reply that was not sent as an email. */
  @ApiProperty({ enum: emailMessageStates, enumName: 'MailState', nullable: true })
  mailState!: EmailMessageState | null;
}

export class InquiryDecisionView {
  kind!: string;
  /** Title of the forum topic that the moderation action concerned; null without a topic. */
  @ApiProperty({ type: String, nullable: true })
  title!: string | null;
  reason!: string;
  /** RFC 3339, time of the moderation action. */
  at!: string;
  /** Name of the user that the moderation action concerned; another user may have sent the inquiry. */
  subject!: string;
  /** Id of the forum post, or of the first post of the topic; null for an action on a member. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  postId!: string | null;
}

export class InquiryDetailsView extends InquiryView {
  /** The value that the sender gave for each field of the inquiry form, in the order of the form. */
  answers!: FormAnswerView[];
  @ApiProperty({ type: InquiryDecisionView, nullable: true })
  decision!: InquiryDecisionView | null;
  /** Internal notes of staff members, oldest first. */
  notes!: InquiryTextView[];
  /** Replies to the inquiry, oldest first. */
  replies!: ReplyView[];
}
