import { ApiProperty } from '@nestjs/swagger';
import {
  inquiryKinds,
  inquiryStatuses,
  ventureStates,
  type InquiryKind,
  type InquiryStatus,
  type VentureState,
} from '../domain/inquiry-kinds.ts';

export { inquiryKinds, inquiryStatuses, ventureStates, type InquiryKind, type InquiryStatus, type VentureState };

const optionalTime = { type: String, format: 'date-time', nullable: true } as const;

export class InquiryReceivedView {
  /** Reference of the inquiry, such as P-7K3QX2. */
  reference!: string;
}

export class WithdrawalReceivedView extends InquiryReceivedView {
  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;
}

export class InquiryView {
  id!: string;
  /** Reference of the inquiry, such as P-7K3QX2. */
  reference!: string;
  @ApiProperty({ enum: inquiryKinds, enumName: 'InquiryKind' })
  kind!: InquiryKind;
  name!: string;
  email!: string;
  /** First characters of the text, on one line. */
  excerpt!: string;
  @ApiProperty({ enum: inquiryStatuses, enumName: 'InquiryStatus' })
  status!: InquiryStatus;
  /** Time when the form was received, in RFC 3339. */
  receivedAt!: string;
  /** Time by which the site promised a reply. */
  dueAt!: string;
  /** Time when staff first opened the inquiry or replied to it; null before that. */
  @ApiProperty(optionalTime)
  readAt!: string | null;
  /** Time when the status became `answered`; null while the status is `open`, or if it was set to `closed` directly. */
  @ApiProperty(optionalTime)
  answeredAt!: string | null;
  /** State of an application for a venture; null for other kinds. */
  @ApiProperty({ enum: ventureStates, enumName: 'VentureState', nullable: true })
  ventureState!: VentureState | null;
}

export class InquiryPage {
  items!: InquiryView[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Cursor of the next page; null on the last page.',
  })
  nextCursor!: string | null;
}

export class FormAnswerView {
  label!: string;
  /** Full text of the answer, with line breaks. */
  text!: string;
}

export class InquiryTextView {
  id!: string;
  text!: string;
  /** Name of the staff member who wrote the text; null for an automatic note, and once that account is deleted. */
  @ApiProperty({ type: String, nullable: true })
  by!: string | null;
  /** Time when the text was written, in RFC 3339. */
  at!: string;
}
