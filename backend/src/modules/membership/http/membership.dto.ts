import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { tiers, type Tier } from '#kernel/tier.ts';

/** The body is empty, because the token identifies the member. */
export class CheckSubscriptionDto {}

/** The body is empty, because the URL identifies the command. */
export class EmptyBodyDto {}

export class PlanChoiceDto {
  /** Id of a price from GET /api/plans. */
  @IsString({ message: 'Choose a plan' })
  @MaxLength(255, { message: 'Choose a plan' })
  priceId!: string;
}

export class UpgradePlanDto extends PlanChoiceDto {
  @IsInt({ message: 'Reload the price and confirm again' })
  @Min(1, { message: 'Reload the price and confirm again' })
  @Max(100_000_000, { message: 'Reload the price and confirm again' })
  chargeCents!: number;

  /** Time from which the price is computed, in Unix seconds, as returned by the preview. */
  @IsInt({ message: 'Reload the price and confirm again' })
  @Min(1, { message: 'Reload the price and confirm again' })
  @Max(4_102_444_800, { message: 'Reload the price and confirm again' })
  prorationDate!: number;
}

export class SubscriptionView {
  /** True when the tier is not free. */
  subscribed!: boolean;
  /** The higher of the paid and the granted tier. */
  @ApiProperty({ enum: tiers })
  tier!: Tier;
  /** Billing interval; null when the tier is free or comes from a grant. */
  @ApiProperty({ type: String, enum: ['monthly', 'annual'], nullable: true })
  interval!: 'monthly' | 'annual' | null;
  /** End of the paid period, RFC 3339; null when the tier is free or comes from a grant. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  subscription_end!: string | null;
}
