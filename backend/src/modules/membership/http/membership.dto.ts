import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';

/** Nothing to say: the member is known by the token. */
export class CheckSubscriptionDto {}

/** Nothing to say: the address says it all. */
export class NothingDto {}

/** Which plan, and how it is paid. */
export class ChosenPlanDto {
  /** One of the price ids of GET /api/plans. */
  @IsString({ message: 'Choose a plan' })
  @MaxLength(255, { message: 'Choose a plan' })
  priceId!: string;
}

/** A higher plan today, as the preview showed it. */
export class UpgradeDto extends ChosenPlanDto {
  @IsInt({ message: 'Look at the price again' })
  @Min(1, { message: 'Look at the price again' })
  @Max(100_000_000, { message: 'Look at the price again' })
  chargeCents!: number;

  /** In Unix seconds. */
  @IsInt({ message: 'Look at the price again' })
  @Min(1, { message: 'Look at the price again' })
  @Max(4_102_444_800, { message: 'Look at the price again' })
  prorationDate!: number;
}

/** What the signed-in member may see. */
export class SubscriptionView {
  /** True when the tier is not free. */
  subscribed!: boolean;
  /** The higher of what is paid and what was granted. */
  @ApiProperty({ enum: tiers })
  tier!: Tier;
  /** How it is paid; null while what is paid is not what gives the tier. */
  @ApiProperty({ type: String, enum: ['monthly', 'annual'], nullable: true })
  interval!: 'monthly' | 'annual' | null;
  /** When the paid period ends, RFC 3339; null while what is paid is not what gives the tier. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  subscription_end!: string | null;
}
