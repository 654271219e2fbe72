import { ApiProperty } from '@nestjs/swagger';
import { AnswerView, InquiryView, WrittenView } from '#modules/inquiries/index.ts';
import { messageStates, type MessageState } from '#modules/mailing/index.ts';

/** An answer with what became of its mail. */
export class ReplyView extends WrittenView {
  /** Null for an answer that was given elsewhere, and not by a mail of ours. */
  @ApiProperty({ enum: messageStates, enumName: 'MailState', nullable: true })
  mailState!: MessageState | null;
}

/** What staff decided in the forum, and somebody answers. */
export class AnsweredDecisionView {
  kind!: string;
  /** Of the topic; null where it concerned none. */
  @ApiProperty({ type: String, nullable: true })
  title!: string | null;
  reason!: string;
  /** RFC 3339. */
  at!: string;
  /** Whom it concerned; whoever writes may be somebody else. */
  subject!: string;
  /** Where it is looked at. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  postId!: string | null;
}

/** One inquiry, whole. */
export class WholeInquiryView extends InquiryView {
  /** Field by field, in the order of the form. */
  answers!: AnswerView[];
  @ApiProperty({ type: AnsweredDecisionView, nullable: true })
  decision!: AnsweredDecisionView | null;
  /** Oldest first. */
  notes!: WrittenView[];
  /** Oldest first. */
  replies!: ReplyView[];
}
