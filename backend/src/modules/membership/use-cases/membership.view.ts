import { ApiProperty } from '@nestjs/swagger';
import { paidTiers, tiers, type PaidTier, type Tier } from '#kernel/tier.ts';
import { membershipStates, type MembershipState } from '../domain/membership-state.ts';

const intervals = ['monthly', 'annual'] as const;
type Interval = (typeof intervals)[number];

/** The subscription that is paid, or owed. */
export class SubscriptionTermsView {
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  @ApiProperty({ enum: intervals })
  interval!: Interval;
  /** Each interval. */
  amountCents!: number;
  /** The payment provider's word. */
  status!: string;
  /** Until when the present period runs, RFC 3339. */
  @ApiProperty({ format: 'date-time' })
  periodEnd!: string;
  /** True when it is not renewed then. */
  cancelAtPeriodEnd!: boolean;
  /** Since when a payment is owed; null while none is. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  pastDueSince!: string | null;
  /** When access ends unless it is paid; null while nothing is owed. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  graceEndsAt!: string | null;
}

/** A plan that begins with the next billing cycle. */
export class PendingPlanView {
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  @ApiProperty({ enum: intervals })
  interval!: Interval;
  /** What is charged when it begins, and each interval from then on. */
  amountCents!: number;
  @ApiProperty({ format: 'date-time' })
  startsAt!: string;
  /** What the member can do then that is closed today, in the plans' sentences. */
  opens!: string[];
  /** What the member can do today and not then. */
  closes!: string[];
}

/** What the 30-day money-back would return now. */
export class RefundOfferView {
  amountCents!: number;
  /** The last moment to ask for it, RFC 3339. */
  @ApiProperty({ format: 'date-time' })
  until!: string;
  /** Until when the membership then still runs, because it was paid for again since; null when it ends at once. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endsAt!: string | null;
}

/** What was given back. */
export class RefundedView {
  amountCents!: number;
  @ApiProperty({ format: 'date-time' })
  refundedAt!: string;
}

/** A membership as its member sees it. */
export class MembershipView {
  /** What may be seen at this moment: the higher of what is paid and what was granted. */
  @ApiProperty({ enum: tiers })
  tier!: Tier;
  @ApiProperty({ enum: membershipStates })
  state!: MembershipState;
  /** What was granted by hand; null when nothing was. */
  @ApiProperty({ type: String, enum: paidTiers, nullable: true })
  grantTier!: Tier | null;
  /** Null while nothing is paid. */
  @ApiProperty({ type: SubscriptionTermsView, nullable: true })
  subscription!: SubscriptionTermsView | null;
  /** Null while no change waits. */
  @ApiProperty({ type: PendingPlanView, nullable: true })
  pending!: PendingPlanView | null;
  /** Null when it is not offered, or not any more. */
  @ApiProperty({ type: RefundOfferView, nullable: true })
  refund!: RefundOfferView | null;
  /** The latest refund, while the account is free after it. */
  @ApiProperty({ type: RefundedView, nullable: true })
  refunded!: RefundedView | null;
}

/** The same change made today. */
export class UpgradeOfferView {
  /** Charged today: the new plan for the rest of the period, less what is left of the present one. */
  chargeCents!: number;
  /** The moment the charge is computed for, in Unix seconds. Send it back with the amount. */
  prorationDate!: number;
}

/** What a change of plan would mean; nothing has changed yet. */
export class ChangePreviewView extends PendingPlanView {
  /** Null when the plan cannot begin today. */
  @ApiProperty({ type: UpgradeOfferView, nullable: true })
  now!: UpgradeOfferView | null;
}
