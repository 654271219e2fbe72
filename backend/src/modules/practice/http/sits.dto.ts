import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { IsDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { Position } from '#platform/http/played.dto.ts';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';
import { sitKinds, type SitKind } from '../use-cases/sits/sits.view.ts';
import { Day, JournalText } from './input-rules.ts';

const shortestSec = 60;
const longestSec = 12 * 3_600;
const howLong = 'A sit lasts from one minute to twelve hours';
const whichYear = 'year must be a year such as 2026';

export class RecordSitDto {
  /** Created by the device for this sit; a repeated request with the same id stores it once. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'clientId must be a UUID' })
  clientId!: string;

  @ApiProperty({ enum: sitKinds, enumName: 'SitKind' })
  @IsIn(sitKinds, { message: 'Choose meditation or silent' })
  kind!: SitKind;

  @ApiProperty({ type: String, format: 'uuid', required: false })
  @ValidateIf(({ kind, meditationId }: RecordSitDto) => kind === 'meditation' || meditationId !== undefined)
  @IsUUID(undefined, { message: 'meditationId must be a UUID' })
  meditationId?: string;

  /** The start by the device clock. */
  @IsDateTime('startedAt')
  startedAt!: ValidDate;

  /** The duration without pauses. */
  @ApiProperty({ type: 'integer', minimum: shortestSec, maximum: longestSec })
  @IsInt({ message: howLong })
  @Min(shortestSec, { message: howLong })
  @Max(longestSec, { message: howLong })
  seconds!: number;

  /** The time zone of the sit, such as Europe/Berlin. */
  @IsTimeZoneName()
  zone!: string;

  /** Text that becomes a journal entry. */
  @IsOptional()
  @JournalText({ required: false })
  note?: string;
}

export class KeepPositionDto {
  /** The playback position in seconds. */
  @Position()
  positionSec!: number;

  /** The time of this position by the device clock. */
  @IsDateTime('playedAt')
  playedAt!: ValidDate;
}

/** The reader's time zone, in which a day begins at 4 AM. */
export class WhereQuery {
  @IsOptional()
  @IsTimeZoneName({ required: false, default: 'UTC' })
  zone = 'UTC';
}

export class DayQuery extends WhereQuery {
  @Day('day')
  day!: string;
}

export class RecordQuery extends WhereQuery {
  /** Default: the current year. */
  @ApiProperty({ type: 'integer', minimum: 1970, maximum: 9998, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: whichYear })
  @Min(1970, { message: whichYear })
  @Max(9998, { message: whichYear })
  year?: number;
}

export class RecordConsentDto {
  /** False: new practice is not added to the record. */
  @IsBoolean({ message: 'keepsRecord must be true or false' })
  keepsRecord!: boolean;
}
