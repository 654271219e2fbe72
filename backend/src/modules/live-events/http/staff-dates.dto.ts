import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { IsDateTime, IsOptionalDateTime, type ValidDate } from '#platform/http/date-time.ts';
import { announcedChanges, changeScopes, type ChangeScope } from '../use-cases/staff/count-audience.ts';

const orders = ['asc', 'desc'] as const;
const maxRows = 500;
const maxRemoved = 100;

export class StaffDatesQuery {
  /** Returns dates that end after this time, by default the current time. */
  @IsOptionalDateTime('from')
  from?: ValidDate;

  /**
   * Returns dates that start before this time, at most a year after `from`. Without `to`, returns at most the next 60
   * dates of each event.
   */
  @IsOptionalDateTime('to')
  to?: ValidDate;

  @ApiProperty({ enum: orders, default: 'asc', required: false })
  @IsOptional()
  @IsIn(orders, { message: 'Choose asc or desc' })
  order?: (typeof orders)[number];

  /** Text to find in titles. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  q?: string;

  /** Returns only dates of events with this category. */
  @IsOptional()
  @IsString()
  @MaxLength(20)
  category?: string;

  /** Returns only dates of events for which this is the lowest tier with access. */
  @ApiProperty({ enum: tiers, required: false })
  @IsOptional()
  @IsIn(tiers, { message: 'Choose free, seeker, creator or visionary' })
  tier?: Tier;

  /** Number of dates to skip at the start of the list. */
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 100_000, default: 0, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(100_000)
  offset?: number;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: maxRows, default: 20, required: false })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(maxRows)
  limit?: number;
}

export class EventAudienceQuery {
  /** Current start of the date. */
  @IsDateTime('date')
  date!: ValidDate;

  /** `one` counts members for this date, and `later` counts members for this and all later dates. */
  @ApiProperty({ enum: changeScopes, default: 'one', required: false })
  @IsOptional()
  @IsIn(changeScopes, { message: 'Choose one or later' })
  scope?: ChangeScope;

  @ApiProperty({ enum: announcedChanges, default: 'time', required: false })
  @IsOptional()
  @IsIn(announcedChanges, { message: 'Choose time or cancel' })
  change?: (typeof announcedChanges)[number];
}

export class RemovalAudienceQuery {
  /** Ids of the events, separated by commas, at most 100. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @ArrayMaxSize(maxRemoved, { message: `Send at most ${maxRemoved} ids` })
  @IsUUID(undefined, { each: true, message: 'Send the ids of events' })
  @ApiProperty({ type: String })
  ids!: string[];
}

export class ChangeLaterDatesDto {
  /** Current start of the first date to change. */
  @IsDateTime('Date')
  date!: ValidDate;

  @IsDateTime('Start')
  startsAt!: ValidDate;

  @IsDateTime('End')
  endsAt!: ValidDate;

  /** Note about the change, which attendees receive. */
  @ApiProperty({ type: String, maxLength: 500, nullable: true, required: false })
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsString({ message: 'Note must be a text' })
  @MaxLength(500, { message: 'Note must be less than 500 characters' })
  note?: string | null;
}

export class ChangedSeriesView {
  /** Id of the event with the changed dates: a new event, or the same event if its first date was changed. */
  eventId!: string;
  startsAt!: string;
}
