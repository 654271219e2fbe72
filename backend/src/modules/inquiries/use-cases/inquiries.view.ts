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

/** A form that has arrived. */
export class InquiryReceivedView {
  /** What to name it by, such as P-7K3QX2. */
  reference!: string;
}

/** A withdrawal has been received. */
export class WithdrawalReceivedView extends InquiryReceivedView {
  @ApiProperty({ format: 'date-time' })
  receivedAt!: string;
}

/** What somebody wrote by a form of the site, as the inbox lists it. */
export class InquiryView {
  id!: string;
  /** Such as P-7K3QX2. */
  reference!: string;
  @ApiProperty({ enum: inquiryKinds, enumName: 'InquiryKind' })
  kind!: InquiryKind;
  name!: string;
  email!: string;
  /** The beginning of what was written, on one line. */
  excerpt!: string;
  @ApiProperty({ enum: inquiryStatuses, enumName: 'InquiryStatus' })
  status!: InquiryStatus;
  /** RFC 3339. */
  receivedAt!: string;
  /** By when the person was told to hear from us. */
  dueAt!: string;
  /** When a colleague first opened it. */
  @ApiProperty(optionalTime)
  readAt!: string | null;
  /** Null while an answer is owed, and where none was given. */
  @ApiProperty(optionalTime)
  answeredAt!: string | null;
  /** Of an application for a venture; null of anything else. */
  @ApiProperty({ enum: ventureStates, enumName: 'VentureState', nullable: true })
  ventureState!: VentureState | null;
}

/** Newest first. */
export class InquiryPage {
  items!: InquiryView[];
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What to send as cursor for the next page; null on the last.',
  })
  nextCursor!: string | null;
}

/** One field of a form. */
export class AnswerView {
  label!: string;
  /** With the line breaks of whoever wrote it. */
  text!: string;
}

/** A note or an answer, by a colleague. */
export class WrittenView {
  id!: string;
  text!: string;
  /** Who wrote it, by name; null once that account is deleted. */
  @ApiProperty({ type: String, nullable: true })
  by!: string | null;
  /** RFC 3339. */
  at!: string;
}
