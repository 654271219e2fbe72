import { ApiProperty } from '@nestjs/swagger';
import { AnswerView, InquiryView, WrittenView } from '#modules/inquiries/index.ts';
import { messageStates, type MessageState } from '#modules/mailing/index.ts';

/** A reply to an inquiry with the delivery state of its email. */
export class ReplyView extends WrittenView {
  /** Delivery state of the email; null for a reply that was not sent as an email. */
  @ApiProperty({ enum: messageStates, enumName: 'MailState', nullable: true })
  mailState!: MessageState | null;
}

/** The moderation action that an inquiry replies to. */
export class AnsweredDecisionView {
  kind!: string;
  /** Title of the forum topic that the action concerned; null without a topic. */
  @ApiProperty({ type: String, nullable: true })
  title!: string | null;
  reason!: string;
  /** RFC 3339, time of the moderation action. */
  at!: string;
  /** The user that the action concerned; another user may have sent the inquiry. */
  subject!: string;
  /** The post that the action concerned; null without a post. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  postId!: string | null;
}

/** An inquiry with notes and replies. */
export class WholeInquiryView extends InquiryView {
  /** Values of the form fields, in the order of the form. */
  answers!: AnswerView[];
  @ApiProperty({ type: AnsweredDecisionView, nullable: true })
  decision!: AnsweredDecisionView | null;
  /** Notes of staff, oldest first. */
  notes!: WrittenView[];
  /** Replies to the inquiry, oldest first. */
  replies!: ReplyView[];
}
