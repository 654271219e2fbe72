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

/** A cause of differences between our data and the payment provider's, with the number of differences. */
export class DriftCountView {
  @ApiProperty({ enum: driftCauses, enumName: 'DriftCause' })
  cause!: DriftCause;
  count!: number;
}

/** Recurring revenue of a month. */
export class RevenueMonthView {
  /** Year and month, such as 2026-11. */
  month!: string;
  /** Sum of the monthly prices of all running subscriptions, in cents. */
  cents!: number;
}

/** Number of memberships that ended in a month. */
export class ChurnMonthView {
  /** Year and month, such as 2026-11. */
  month!: string;
  /** Memberships that were running at the start of the month and ended in it. */
  ended!: number;
  liveAtStart!: number;
  /** `ended` divided by the memberships at the start of the month; 0 when there were none. */
  rate!: number;
}

/** Age of unprocessed events, errors and revenue of billing. */
export class BillingHealthView {
  /** RFC 3339, time when the last event arrived. */
  @ApiProperty(timeOrNull)
  lastEventAt!: string | null;
  /** Age in seconds of the oldest unprocessed event. When all are processed: the seconds that the last event took. */
  @ApiProperty({ type: Number, nullable: true })
  lagSeconds!: number | null;
  storedEvents!: number;
  unprocessedEvents!: number;
  /** Number of unpaid invoices with a failed payment. */
  failedPayments!: number;
  /** Number of differences between our data and the payment provider's for each cause. */
  drift!: DriftCountView[];
  /**
   * Recurring revenue of twelve months, oldest first: the value at the end of each month, and for the current month the
   * current value.
   */
  recurringRevenue!: RevenueMonthView[];
  /** Rate of ended memberships for twelve months, oldest first. */
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
  /** RFC 3339, time of the processing; null while the event is unprocessed. */
  @ApiProperty(timeOrNull)
  processedAt!: string | null;
  /** Error of the last failed try to process the event. */
  @ApiProperty(textOrNull)
  fault!: string | null;
}

/** A page of events of the payment provider, newest first. */
export class StripeEventPageView {
  items!: StripeEventView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}

/** Confirms that the event is queued. */
export class StripeEventReplayView {
  queued!: boolean;
}

/** A difference between our data of a customer and the payment provider's. */
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

/** A page of differences, newest first. */
export class DriftPageView {
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
  /** RFC 3339, time at which access ends unless the invoice is paid before. */
  @ApiProperty(timeOrNull)
  graceEndsAt!: string | null;
}

/** A page of invoices with a failed payment, newest first. */
export class FailedPaymentPageView {
  items!: FailedPaymentView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}
