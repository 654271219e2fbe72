import { ApiProperty } from '@nestjs/swagger';
import { paidTiers, tiers, type PaidTier, type Tier } from '#kernel/tier.ts';
import { membershipStates, type MembershipState } from '../domain/membership-state.ts';

const intervals = ['monthly', 'annual'] as const;
type Interval = (typeof intervals)[number];

export class SubscriptionTermsView {
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  @ApiProperty({ enum: intervals })
  interval!: Interval;
  /** Amount per interval in cents. */
  amountCents!: number;
  /** Status of the subscription at the payment provider. */
  status!: string;
  /** End of the current period, RFC 3339. */
  @ApiProperty({ format: 'date-time' })
  periodEnd!: string;
  /** True when the subscription is not renewed at `periodEnd`. */
  cancelAtPeriodEnd!: boolean;
  /** Time since which a payment is past due, or null unless `status` is `past_due`. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  pastDueSince!: string | null;
  /** End of the paid access unless the payment succeeds before, or null unless `status` is `past_due`. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  graceEndsAt!: string | null;
}

export class PendingPlanView {
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  @ApiProperty({ enum: intervals })
  interval!: Interval;
  /** Charge in cents at the start of the plan and again for each later interval. */
  amountCents!: number;
  @ApiProperty({ format: 'date-time' })
  startsAt!: string;
  /** Features that the member gains when the plan begins. */
  opens!: string[];
  /** Features that the member loses when the plan begins. */
  closes!: string[];
}

export class RefundOfferView {
  amountCents!: number;
  /** Last time to request the refund, RFC 3339. */
  @ApiProperty({ format: 'date-time' })
  until!: string;
  /** End of the membership after the refund, or null when the membership ends immediately. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endsAt!: string | null;
}

export class CompletedRefundView {
  amountCents!: number;
  @ApiProperty({ format: 'date-time' })
  refundedAt!: string;
}

export class MembershipView {
  /** The effective tier: the higher of the paid and the granted tier. */
  @ApiProperty({ enum: tiers })
  tier!: Tier;
  @ApiProperty({ enum: membershipStates })
  state!: MembershipState;
  /** The granted tier, or null without a grant. */
  @ApiProperty({ type: String, enum: paidTiers, nullable: true })
  grantTier!: Tier | null;
  /** The current subscription, also while a payment is overdue; null when no subscription exists or it has ended. */
  @ApiProperty({ type: SubscriptionTermsView, nullable: true })
  subscription!: SubscriptionTermsView | null;
  /** The plan that begins with the next billing cycle, or null without a pending change. */
  @ApiProperty({ type: PendingPlanView, nullable: true })
  pending!: PendingPlanView | null;
  /** The refund that the member can request, or null when none is offered. */
  @ApiProperty({ type: RefundOfferView, nullable: true })
  refund!: RefundOfferView | null;
  /** Latest refund, or null unless `state` is `refunded`. */
  @ApiProperty({ type: CompletedRefundView, nullable: true })
  refunded!: CompletedRefundView | null;
}

export class UpgradeOfferView {
  /** Amount to pay today in cents, after deduction of the unused part of the current plan. */
  chargeCents!: number;
  /** Time in Unix seconds from which the price is computed. Send this time with the upgrade request. */
  prorationDate!: number;
}

export class ChangePreviewView extends PendingPlanView {
  /** Offer to start the plan today; null when the plan cannot start today. */
  @ApiProperty({ type: UpgradeOfferView, nullable: true })
  now!: UpgradeOfferView | null;
}
