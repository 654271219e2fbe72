import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { IsDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { Position } from '#platform/http/played.dto.ts';
import { Zone } from '#platform/http/text-rules.ts';
import { sitKinds, type SitKind } from '../use-cases/sits/sits.view.ts';
import { Day, JournalText } from './input-rules.ts';

const shortestSec = 60;
const longestSec = 12 * 3_600;
const howLong = 'A sit lasts from one minute to twelve hours';
const whichYear = 'year must be a year such as 2026';

/** A time somebody sat. */
export class RecordSitDto {
  /** Made by the device for this sit: sent again with it, the sit is kept once. */
  @ApiProperty({ type: String, format: 'uuid' })
  @IsUUID(undefined, { message: 'clientId must be a UUID' })
  clientId!: string;

  @ApiProperty({ enum: sitKinds, enumName: 'SitKind' })
  @IsIn(sitKinds, { message: 'Choose meditation or silent' })
  kind!: SitKind;

  /** What was listened to. */
  @ApiProperty({ type: String, format: 'uuid', required: false })
  @ValidateIf(({ kind, meditationId }: RecordSitDto) => kind === 'meditation' || meditationId !== undefined)
  @IsUUID(undefined, { message: 'meditationId must be a UUID' })
  meditationId?: string;

  /** By the clock of the device. */
  @IsDateTime('startedAt')
  startedAt!: ValidDate;

  /** What was sat, pauses left out. */
  @ApiProperty({ type: 'integer', minimum: shortestSec, maximum: longestSec })
  @IsInt({ message: howLong })
  @Min(shortestSec, { message: howLong })
  @Max(longestSec, { message: howLong })
  seconds!: number;

  /** Where it was sat, such as Europe/Berlin. */
  @Zone()
  zone!: string;

  /** Goes to the journal. */
  @IsOptional()
  @JournalText({ required: false })
  note?: string;
}

export class KeepPositionDto {
  /** Where it is, in seconds. */
  @Position()
  positionSec!: number;

  /** When it was there, by the clock of the device. */
  @IsDateTime('playedAt')
  playedAt!: ValidDate;
}

/** Where the reader is: there a day begins at 4 in the morning. */
export class WhereQuery {
  @IsOptional()
  @Zone({ required: false, default: 'UTC' })
  zone = 'UTC';
}

export class DayQuery extends WhereQuery {
  @Day('day')
  day!: string;
}

export class RecordQuery extends WhereQuery {
  /** This one where it is left out. */
  @ApiProperty({ type: 'integer', minimum: 1970, maximum: 9998, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: whichYear })
  @Min(1970, { message: whichYear })
  @Max(9998, { message: whichYear })
  year?: number;
}

export class RecordWishDto {
  /** False: nothing comes into the record from now on. */
  @IsBoolean({ message: 'keepsRecord must be true or false' })
  keepsRecord!: boolean;
}
