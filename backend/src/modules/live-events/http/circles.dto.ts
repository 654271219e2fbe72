import { ApiProperty } from '@nestjs/swagger';
import { isRFC3339, IsBoolean, IsIn, IsOptional, IsUUID, ValidateBy, ValidateIf } from 'class-validator';
import { tiers, type Tier } from '../../../kernel/tier.ts';
import { inOrder } from '../../../platform/http/text-rules.ts';

/** The start of a date, as it was shown. */
const Start = (options: object = {}): PropertyDecorator =>
  inOrder(
    ApiProperty({ type: String, format: 'date-time', ...options }),
    ValidateBy({
      name: 'start',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isRFC3339(value) && !Number.isNaN(Date.parse(value)),
        defaultMessage: () => 'startsAt must be a time such as 2026-11-22T19:00:00Z',
      },
    }),
  );

export class CirclesQuery {
  /** Of the events that open with this tier and not before. */
  @ApiProperty({ enum: tiers, required: false })
  @IsOptional()
  @IsIn(tiers, { message: 'Choose free, seeker, creator or visionary' })
  tier?: Tier;
}

export class WhichDateDto {
  @Start()
  startsAt!: string;
}

/** One date, or the whole series where it is left out. */
export class AnswerDto {
  @ValidateIf((_, value) => value !== undefined && value !== null)
  @Start({ nullable: true, required: false })
  startsAt?: string | null;
}

export class CorrectAttendanceDto extends WhichDateDto {
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
