import { ApiHideProperty, ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsOptional, IsUUID } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';
import { inquiryKinds, inquiryStatuses, type InquiryKind, type InquiryStatus } from '../use-cases/inquiries.view.ts';
import { LongText } from './form-rules.ts';

const splitListParameter = ({ value }: { value: unknown }): unknown[] =>
  [value].flat().flatMap((part: unknown) => (typeof part === 'string' ? part.split(',') : [part]));

export class ListInquiriesQuery extends ListQuery {
  /** Kinds of inquiries to return, separated by commas or as repeated parameters. */
  @ApiHideProperty()
  @IsOptional()
  @Transform(splitListParameter)
  @IsIn(inquiryKinds, { each: true, message: 'Choose partner, volunteer, contact, mentoring or withdrawal' })
  kind?: InquiryKind[];

  /** Ids of moderation decisions, separated by commas; only inquiries about these decisions are returned. */
  @ApiHideProperty()
  @IsOptional()
  @Transform(splitListParameter)
  @ArrayMaxSize(100, { message: 'Ask for at most 100 decisions' })
  @IsUUID(undefined, { each: true, message: 'A decision must be the id of one' })
  decision?: string[];

  @ApiProperty({ enum: inquiryStatuses, enumName: 'InquiryStatus', required: false })
  @IsOptional()
  @IsIn(inquiryStatuses, { message: 'Choose open, answered or closed' })
  status?: InquiryStatus;
}

export class ChangeInquiryDto {
  @ApiProperty({ enum: inquiryStatuses, enumName: 'InquiryStatus' })
  @IsIn(inquiryStatuses, { message: 'Choose open, answered or closed' })
  status!: InquiryStatus;
}

export class InquiryNoteDto {
  @ApiProperty({ minLength: 1, maxLength: 5000 })
  @LongText({ label: 'Note', atMost: 5000, missing: 'Please write a note' })
  text!: string;
}

export class InquiryReplyDto {
  @ApiProperty({ minLength: 1, maxLength: 5000 })
  @LongText({ label: 'Reply', atMost: 5000, missing: 'Please write a reply' })
  text!: string;
}
