import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';
import { journalFormats, type JournalFormat } from '../use-cases/journal/export-journal.ts';
import { journalSources, type JournalSource } from '../use-cases/journal/journal.view.ts';
import { JournalTextField } from './input-rules.ts';

const source = { enum: journalSources, enumName: 'JournalSource' } as const;
const sourceMessage = { message: 'Choose lesson, reflection or free' };
const createIdMessage = (label: string) => ({ message: `${label} must be a UUID` });
const parseBoolean = ({ value }: { value: unknown }): unknown =>
  value === 'true' ? true : value === 'false' ? false : value;

export class JournalQuery extends ListQuery {
  @ApiProperty({ ...source, required: false })
  @IsOptional()
  @IsIn(journalSources, sourceMessage)
  source?: JournalSource;

  /** Id of a lesson or reflection. Returns only journal entries about this lesson or reflection. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @IsOptional()
  @IsUUID(undefined, createIdMessage('sourceId'))
  sourceId?: string;

  /** Id or slug of a module. Returns only journal entries about lessons of this module. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  module?: string;

  /** If true, only deleted journal entries are returned. They can be restored for 14 days. */
  @ApiProperty({ type: Boolean, default: false, required: false })
  @IsOptional()
  @Transform(parseBoolean)
  @IsBoolean({ message: 'deleted must be true or false' })
  deleted?: boolean;
}

export class WriteEntryDto {
  /** Id that the device generates, so that a repeated request creates no second entry. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, createIdMessage('clientId'))
  clientId!: string;

  @ApiProperty(source)
  @IsIn(journalSources, sourceMessage)
  source!: JournalSource;

  /** Id of the lesson or reflection of the entry, omitted for a free entry. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @ValidateIf(({ source, sourceId }: WriteEntryDto) => source !== 'free' || sourceId !== undefined)
  @IsUUID(undefined, createIdMessage('sourceId'))
  sourceId?: string;

  @JournalTextField()
  text!: string;

  /** Time zone in which the user writes, such as Europe/Berlin. */
  @IsOptional()
  @IsTimeZoneName({ required: false })
  zone?: string;
}

export class ChangeEntryDto {
  @JournalTextField()
  text!: string;

  /** Version of the entry that the device loaded. A change of another version is rejected. */
  @ApiProperty({ type: 'integer', minimum: 1 })
  @IsInt({ message: 'version must be a whole number' })
  @Min(1, { message: 'version must be at least 1' })
  @Max(2_000_000_000, { message: 'version is too large' })
  version!: number;
}

export class JournalFormatQuery {
  @ApiProperty({ enum: journalFormats, enumName: 'JournalFormat', default: 'md', required: false })
  @IsIn(journalFormats, { message: 'Choose md, json or pdf' })
  format: JournalFormat = 'md';
}
