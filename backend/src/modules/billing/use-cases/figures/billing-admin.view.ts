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

/** Number of differences from the payment provider that have the same cause. */
export class DriftCountView {
  @ApiProperty({ enum: driftCauses, enumName: 'DriftCause' })
  cause!: DriftCause;
  count!: number;
}

/** Recurring revenue of a month. */
export class RevenueMonthView {
  /** Year and month, such as 2026-11. */
  month!: string;
  /** Sum of the monthly prices of all live subscriptions, in cents. */
  cents!: number;
}

/** Number of memberships that ended in a month. */
export class ChurnMonthView {
  /** Year and month, such as 2026-11. */
  month!: string;
  /** Memberships that were live at the start of the month and ended in it. */
  ended!: number;
  liveAtStart!: number;
  /** `ended` divided by the memberships at the start of the month; 0 when there were none. */
  rate!: number;
}

/** Age of unprocessed events, errors and revenue of billing. */
export class BillingHealthView {
  /** Time of the last received event. */
  @ApiProperty(timeOrNull)
  lastEventAt!: string | null;
  /**
   * Age in seconds of the oldest unprocessed event, or the processing time of the last event when none is unprocessed.
   */
  @ApiProperty({ type: Number, nullable: true })
  lagSeconds!: number | null;
  storedEvents!: number;
  unprocessedEvents!: number;
  /** Number of unpaid invoices with a failed payment. */
  failedPayments!: number;
  /** Numbers for all four causes of a difference. */
  drift!: DriftCountView[];
  /** Twelve months, oldest first: the value at the end of each month, and the current value for the current month. */
  recurringRevenue!: RevenueMonthView[];
  /** Twelve months, oldest first. */
  churn!: ChurnMonthView[];
}

/** A stored event of the payment provider. */
export class StripeEventView {
  id!: string;
  type!: string;
  /** Creation time of the event at the payment provider. */
  @ApiProperty(time)
  createdAt!: string;
  @ApiProperty(time)
  receivedAt!: string;
  /** Null while the event is unprocessed. */
  @ApiProperty(timeOrNull)
  processedAt!: string | null;
  /** Error of the last failed try to process the event. */
  @ApiProperty(textOrNull)
  fault!: string | null;
}

/** Newest first. */
export class StripeEventPage {
  items!: StripeEventView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}

/** Confirms that the event is queued. */
export class StripeEventReplayView {
  queued!: boolean;
}

/** A difference between our row and the payment provider. */
export class DriftView {
  id!: string;
  /** Null when the customer belongs to no member. */
  @ApiProperty(textOrNull)
  userId!: string | null;
  @ApiProperty(textOrNull)
  email!: string | null;
  @ApiProperty({ enum: driftCauses, enumName: 'DriftCause' })
  cause!: DriftCause;
  /** State at the payment provider. */
  found!: string;
  /** State of our row. */
  was!: string;
  @ApiProperty(time)
  at!: string;
  @ApiProperty(timeOrNull)
  repairedAt!: string | null;
}

/** Newest first. */
export class DriftPage {
  items!: DriftView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}

/** An unpaid invoice with a failed payment. */
export class FailedPaymentView {
  invoiceId!: string;
  userId!: string;
  @ApiProperty(textOrNull)
  email!: string | null;
  amountCents!: number;
  /** Time of the first failed payment. */
  @ApiProperty(time)
  failedAt!: string;
  attempts!: number;
  @ApiProperty(timeOrNull)
  pastDueSince!: string | null;
  /** End of access unless the invoice is paid before. */
  @ApiProperty(timeOrNull)
  graceEndsAt!: string | null;
}

/** Newest first. */
export class FailedPaymentPage {
  items!: FailedPaymentView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}
