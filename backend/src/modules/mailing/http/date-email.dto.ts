import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { IsDateTime, IsOptionalDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { previewedChanges } from '../use-cases/emails/preview-date-email.ts';

const scopes = ['one', 'later'] as const;

export class DateEmailDto {
  /** Current start of the date. */
  @IsDateTime('Date')
  date!: ValidDate;

  @ApiProperty({ enum: previewedChanges })
  @IsIn(previewedChanges, { message: 'Choose moved, cancelled or restored' })
  change!: (typeof previewedChanges)[number];

  /** `later` for a change of the date and all later ones. */
  @ApiProperty({ enum: scopes, default: 'one', required: false })
  @IsOptional()
  @IsIn(scopes, { message: 'Choose one or later' })
  scope?: (typeof scopes)[number];

  /** New start of a moved date. */
  @IsOptionalDateTime('Start')
  startsAt?: ValidDate;

  /** Note about the change, which attendees receive. */
  @ApiProperty({ type: String, maxLength: 500, nullable: true, required: false })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsString({ message: 'Note must be a text' })
  @MaxLength(500, { message: 'Note must be less than 500 characters' })
  note?: string | null;
}
