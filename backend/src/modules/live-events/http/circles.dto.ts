import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';
import { IsDateTime, type ValidDate } from '#platform/http/date-time.ts';

export class CirclesQuery {
  /** Of the events that open with this tier and not before. */
  @ApiProperty({ enum: tiers, required: false })
  @IsOptional()
  @IsIn(tiers, { message: 'Choose free, seeker, creator or visionary' })
  tier?: Tier;
}

/** By its start, as it was shown. */
export class HeldDateDto {
  @IsDateTime('startsAt')
  startsAt!: ValidDate;
}

/** One date, or the whole series where it is left out. */
export class AnswerDto {
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @IsDateTime('startsAt', { api: { nullable: true, required: false } })
  startsAt?: ValidDate | null;
}

export class CorrectAttendanceDto extends HeldDateDto {
  @IsUUID(undefined, { message: 'userId must be a UUID' })
  userId!: string;

  /** Whether the member was there. */
  @IsBoolean({ message: 'isPresent must be true or false' })
  isPresent!: boolean;
}

export class WayInView {
  /** The room. It is for the one who asked. */
  url!: string;
}
