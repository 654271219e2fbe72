import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Max, Min, ValidateIf } from 'class-validator';
import { IsDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { IsMediaPosition } from '#platform/http/record-progress.dto.ts';
import { IsTimeZoneName } from '#platform/http/text-rules.ts';
import { sitKinds, type SitKind } from '../use-cases/sits/sits.view.ts';
import { IsDay, JournalTextField } from './input-rules.ts';

const minSitSec = 60;
const maxSitSec = 12 * 3_600;
const sitDurationMessage = 'A sit lasts from one minute to twelve hours';
const yearMessage = 'year must be a year such as 2026';

export class RecordSitDto {
  /** Id that the device generates, so that a repeated request stores no second meditation session. */
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

  /** Start of the meditation session by the clock of the device. */
  @IsDateTime('startedAt')
  startedAt!: ValidDate;

  /** Duration of the meditation session in seconds, without pauses. */
  @ApiProperty({ type: 'integer', minimum: minSitSec, maximum: maxSitSec })
  @IsInt({ message: sitDurationMessage })
  @Min(minSitSec, { message: sitDurationMessage })
  @Max(maxSitSec, { message: sitDurationMessage })
  seconds!: number;

  /** The time zone in which the user meditated, such as Europe/Berlin. */
  @IsTimeZoneName()
  zone!: string;

  /** Note about the meditation session, which is stored as a journal entry. */
  @IsOptional()
  @JournalTextField({ required: false })
  note?: string;
}

export class SavePositionDto {
  /** The playback position in seconds. */
  @IsMediaPosition()
  positionSec!: number;

  /** Time at which the device played this position, by the device clock. */
  @IsDateTime('playedAt')
  playedAt!: ValidDate;
}

export class TimeZoneQuery {
  @IsOptional()
  @IsTimeZoneName({ required: false, default: 'UTC' })
  zone = 'UTC';
}

export class PracticeDayQuery extends TimeZoneQuery {
  @IsDay('day')
  day!: string;
}

export class PracticeRecordQuery extends TimeZoneQuery {
  /** Year of the practice record, by default the current year. */
  @ApiProperty({ type: 'integer', minimum: 1970, maximum: 9998, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: yearMessage })
  @Min(1970, { message: yearMessage })
  @Max(9998, { message: yearMessage })
  year?: number;
}

export class RecordConsentDto {
  /** False turns the practice record off, so that new practice is not recorded. */
  @IsBoolean({ message: 'keepsRecord must be true or false' })
  keepsRecord!: boolean;
}
