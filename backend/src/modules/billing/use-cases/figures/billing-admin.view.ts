import { ApiProperty } from '@nestjs/swagger';
import { driftCauses, type DriftCause } from '../../domain/billing-drift.entity.ts';

const nextCursor = {
  type: String,
  nullable: true,
  description: 'What to send as cursor for the next page; null on the last.',
} as const;
const time = { type: String, format: 'date-time' } as const;
const timeOrNull = { ...time, nullable: true } as const;
const textOrNull = { type: String, nullable: true } as const;

export class DriftCountView {
  @ApiProperty({ enum: driftCauses, enumName: 'DriftCause' })
  cause!: DriftCause;
  count!: number;
}

export class RevenueMonthView {
  /** Year and month, such as 2026-11. */
  month!: string;
  /** Sum of the monthly prices of all running subscriptions, in cents. */
  cents!: number;
}

export class ChurnMonthView {
  /** Year and month, such as 2026-11. */
  month!: string;
  /** Number of memberships that were running at the start of the month and ended during the month. */
  ended!: number;
  liveAtStart!: number;
  /** `ended` divided by the memberships at the start of the month; 0 when there were none. */
  rate!: number;
}

export class BillingHealthView {
  /** RFC 3339, time when the last event arrived. */
  @ApiProperty(timeOrNull)
  lastEventAt!: string | null;
  /**
   * Age in seconds of the oldest unprocessed event, or the processing time of the last event when none is unprocessed;
   * null without events.
   */
  @ApiProperty({ type: Number, nullable: true })
  lagSeconds!: number | null;
  storedEvents!: number;
  unprocessedEvents!: number;
  /** Number of unpaid invoices with a failed payment. Excludes invoices of upgrades. */
  failedPayments!: number;
  /** Number of all differences found between our data and the payment provider's, for each cause. */
  drift!: DriftCountView[];
  /**
   * Recurring revenue of twelve months, oldest first: the value at the end of each month, and for the current month the
   * current value.
   */
  recurringRevenue!: RevenueMonthView[];
  /** Rate of ended memberships for twelve months, oldest first. */
  churn!: ChurnMonthView[];
}

export class StripeEventView {
  id!: string;
  type!: string;
  /** Creation time of the event at the payment provider. */
  @ApiProperty(time)
  createdAt!: string;
  @ApiProperty(time)
  receivedAt!: string;
  /** RFC 3339, time of the processing; null while the event is unprocessed. */
  @ApiProperty(timeOrNull)
  processedAt!: string | null;
  /** Error of the last failed try to process the event. */
  @ApiProperty(textOrNull)
  fault!: string | null;
}

export class StripeEventPageView {
  items!: StripeEventView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}

export class StripeEventReplayView {
  queued!: boolean;
}

export class DriftView {
  id!: string;
  /** Id of the member; null when the customer belongs to no member. */
  @ApiProperty(textOrNull)
  userId!: string | null;
  @ApiProperty(textOrNull)
  email!: string | null;
  @ApiProperty({ enum: driftCauses, enumName: 'DriftCause' })
  cause!: DriftCause;
  /** State of the subscription at the payment provider. */
  found!: string;
  /** State of the subscription in our database before the correction. */
  was!: string;
  @ApiProperty(time)
  at!: string;
  @ApiProperty(timeOrNull)
  repairedAt!: string | null;
}

export class DriftPageView {
  items!: DriftView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}

export class FailedPaymentView {
  invoiceId!: string;
  userId!: string;
  @ApiProperty(textOrNull)
  email!: string | null;
  amountCents!: number;
  /** Time when the unpaid invoice was finalized. */
  @ApiProperty(time)
  failedAt!: string;
  attempts!: number;
  @ApiProperty(timeOrNull)
  pastDueSince!: string | null;
  /** RFC 3339, time at which access ends unless the invoice is paid before; null when the subscription has no debt. */
  @ApiProperty(timeOrNull)
  graceEndsAt!: string | null;
}

export class FailedPaymentPageView {
  items!: FailedPaymentView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}
