import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { ListQuery } from '#platform/http/page.ts';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';
import { journalFormats, type JournalFormat } from '../use-cases/journal/export-journal.ts';
import { journalSources, type JournalSource } from '../use-cases/journal/journal.view.ts';
import { JournalText } from './input-rules.ts';

const source = { enum: journalSources, enumName: 'JournalSource' } as const;
const whichSource = { message: 'Choose lesson, reflection or free' };
const anId = (label: string) => ({ message: `${label} must be a UUID` });
const flag = ({ value }: { value: unknown }): unknown => (value === 'true' ? true : value === 'false' ? false : value);

export class JournalQuery extends ListQuery {
  @ApiProperty({ ...source, required: false })
  @IsOptional()
  @IsIn(journalSources, whichSource)
  source?: JournalSource;

  /** Entries for this lesson or reflection. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @IsOptional()
  @IsUUID(undefined, anId('sourceId'))
  sourceId?: string;

  /** Entries for lessons of this module: its id or slug. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  module?: string;

  /** True for deleted entries that can be restored. */
  @ApiProperty({ type: Boolean, default: false, required: false })
  @IsOptional()
  @Transform(flag)
  @IsBoolean({ message: 'deleted must be true or false' })
  deleted?: boolean;
}

export class WriteEntryDto {
  /** Created by the device for this entry; a repeated request with the same id stores one entry. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, anId('clientId'))
  clientId!: string;

  @ApiProperty(source)
  @IsIn(journalSources, whichSource)
  source!: JournalSource;

  /** The lesson or reflection of the entry; omitted for a free entry. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @ValidateIf(({ source, sourceId }: WriteEntryDto) => source !== 'free' || sourceId !== undefined)
  @IsUUID(undefined, anId('sourceId'))
  sourceId?: string;

  @JournalText()
  text!: string;

  /** A time zone such as Europe/Berlin. */
  @IsOptional()
  @IsTimeZoneName({ required: false })
  zone?: string;
}

export class ChangeEntryDto {
  @JournalText()
  text!: string;

  /** The version of the entry that was read. */
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
