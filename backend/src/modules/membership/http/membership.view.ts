import { ApiProperty } from '@nestjs/swagger';
import { tiers, type Tier } from '../../../kernel/tier.ts';

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

/** Where to go on and pay. */
export class CheckoutPageView {
  /** Absolute address at the payment provider; good for half an hour at least. */
  url!: string;
}
