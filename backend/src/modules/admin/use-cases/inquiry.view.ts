import { ApiProperty } from '@nestjs/swagger';
import { AnswerView, InquiryView, WrittenView } from '../../inquiries/index.ts';
import { messageStates, type MessageState } from '../../mailing/index.ts';

/** An answer with what became of its mail. */
export class ReplyView extends WrittenView {
  /** Null for an answer that was given elsewhere, and not by a mail of ours. */
  @ApiProperty({ enum: messageStates, enumName: 'MailState', nullable: true })
  mailState!: MessageState | null;
}

/** One inquiry, whole. */
export class WholeInquiryView extends InquiryView {
  /** Field by field, in the order of the form. */
  answers!: AnswerView[];
  /** Oldest first. */
  notes!: WrittenView[];
  /** Oldest first. */
  replies!: ReplyView[];
}
