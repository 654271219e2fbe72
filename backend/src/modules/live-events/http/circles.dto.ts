import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { IsDateTime, type ValidDate } from '#platform/http/date-time.ts';

export class ListCirclesQuery {
  /** Lowest tier with access to the events to return. */
  @ApiProperty({ enum: tiers, required: false })
  @IsOptional()
  @IsIn(tiers, { message: 'Choose free, seeker, creator or visionary' })
  tier?: Tier;
}

export class EventDateDto {
  @IsDateTime('startsAt')
  startsAt!: ValidDate;
}

/** Without `startsAt`, the RSVP is for all occurrences. */
export class RsvpDto {
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsDateTime('startsAt', { api: { nullable: true, required: false } })
  startsAt?: ValidDate | null;
}

export class CorrectAttendanceDto extends EventDateDto {
  @IsUUID(undefined, { message: 'userId must be a UUID' })
  userId!: string;

  @IsBoolean({ message: 'isPresent must be true or false' })
  isPresent!: boolean;
}

export class MeetingLinkView {
  /** Link to the online meeting. Do not share it. */
  url!: string;
}
