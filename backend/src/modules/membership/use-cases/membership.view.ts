import { ApiProperty } from '@nestjs/swagger';
import { paidTiers, tiers, type PaidTier, type Tier } from '#kernel/tier.ts';
import { membershipStates, type MembershipState } from '../domain/membership-state.ts';

const intervals = ['monthly', 'annual'] as const;
type Interval = (typeof intervals)[number];

/** The paid or owed subscription. */
export class SubscriptionTermsView {
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  @ApiProperty({ enum: intervals })
  interval!: Interval;
  /** Amount per interval in cents. */
  amountCents!: number;
  /** Status at the payment provider. */
  status!: string;
  /** End of the current period, RFC 3339. */
  @ApiProperty({ format: 'date-time' })
  periodEnd!: string;
  /** True when it is not renewed at `periodEnd`. */
  cancelAtPeriodEnd!: boolean;
  /** Start of the debt; null without a debt. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  pastDueSince!: string | null;
  /** End of access unless it is paid; null without a debt. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  graceEndsAt!: string | null;
}

/** A plan that begins with the next billing cycle. */
export class PendingPlanView {
  @ApiProperty({ enum: paidTiers })
  tier!: PaidTier;
  @ApiProperty({ enum: intervals })
  interval!: Interval;
  /** Charge at its start and per interval after it, in cents. */
  amountCents!: number;
  @ApiProperty({ format: 'date-time' })
  startsAt!: string;
  /** Features that the member gains then. */
  opens!: string[];
  /** Features that the member loses then. */
  closes!: string[];
}

/** Refund of the 30-day guarantee now. */
export class RefundOfferView {
  amountCents!: number;
  /** Deadline of the request, RFC 3339. */
  @ApiProperty({ format: 'date-time' })
  until!: string;
  /** End of the membership after the refund, because of a later payment; null when it ends at once. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endsAt!: string | null;
}

/** A refund that was made. */
export class RefundedView {
  amountCents!: number;
  @ApiProperty({ format: 'date-time' })
  refundedAt!: string;
}

/** The membership of a member. */
export class MembershipView {
  /** The effective tier: the higher of the paid and the granted tier. */
  @ApiProperty({ enum: tiers })
  tier!: Tier;
  @ApiProperty({ enum: membershipStates })
  state!: MembershipState;
  /** The granted tier; null without a grant. */
  @ApiProperty({ type: String, enum: paidTiers, nullable: true })
  grantTier!: Tier | null;
  /** Null without a paid subscription. */
  @ApiProperty({ type: SubscriptionTermsView, nullable: true })
  subscription!: SubscriptionTermsView | null;
  /** Null without a pending change. */
  @ApiProperty({ type: PendingPlanView, nullable: true })
  pending!: PendingPlanView | null;
  /** Null when no refund is offered. */
  @ApiProperty({ type: RefundOfferView, nullable: true })
  refund!: RefundOfferView | null;
  /** Latest refund, while the account is free after it. */
  @ApiProperty({ type: RefundedView, nullable: true })
  refunded!: RefundedView | null;
}

/** The same change made today. */
export class UpgradeOfferView {
  /** Charge today in cents: the new plan for the rest of the period, minus the unused part of the current one. */
  chargeCents!: number;
  /** Time of the proration in Unix seconds; send it back with the amount. */
  prorationDate!: number;
}

/** Preview of a change of plan; it changes nothing. */
export class ChangePreviewView extends PendingPlanView {
  /** Null when the plan cannot begin today. */
  @ApiProperty({ type: UpgradeOfferView, nullable: true })
  now!: UpgradeOfferView | null;
}
