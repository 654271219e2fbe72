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

/** How often rows of ours differed for one cause. */
export class DriftCountView {
  @ApiProperty({ enum: driftCauses, enumName: 'DriftCause' })
  cause!: DriftCause;
  count!: number;
}

/** What the memberships bring in by the month. */
export class RevenueMonthView {
  /** Year and month, such as 2026-11. */
  month!: string;
  /** Each live subscription's price a month, added up. */
  cents!: number;
}

/** How many memberships ended. */
export class ChurnMonthView {
  /** Year and month, such as 2026-11. */
  month!: string;
  /** Of those that lived when the month began, how many ended in it. */
  ended!: number;
  liveAtStart!: number;
  /** The first divided by the second; 0 when none lived. */
  rate!: number;
}

/** How far billing is behind the payment provider, and what it brings in. */
export class BillingHealthView {
  /** When the last report came. */
  @ApiProperty(timeOrNull)
  lastEventAt!: string | null;
  /** The age of the oldest report that waits; when none waits, how long the last took until it was dealt with. */
  @ApiProperty({ type: Number, nullable: true })
  lagSeconds!: number | null;
  storedEvents!: number;
  unprocessedEvents!: number;
  /** Invoices that could not be collected and are still owed. */
  failedPayments!: number;
  /** All four causes. */
  drift!: DriftCountView[];
  /** Twelve months, oldest first; at the end of each, and for the last one now. */
  recurringRevenue!: RevenueMonthView[];
  /** Twelve months, oldest first. */
  churn!: ChurnMonthView[];
}

/** A report of the payment provider, as we stored it. */
export class StripeEventView {
  id!: string;
  type!: string;
  /** When the provider made it. */
  @ApiProperty(time)
  createdAt!: string;
  @ApiProperty(time)
  receivedAt!: string;
  /** When it had been dealt with; null while that is still to do. */
  @ApiProperty(timeOrNull)
  processedAt!: string | null;
  /** Why the last try failed. */
  @ApiProperty(textOrNull)
  fault!: string | null;
}

/** The last received first. */
export class StripeEventPage {
  items!: StripeEventView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}

/** It will be dealt with in a moment. */
export class ReplayView {
  queued!: boolean;
}

/** A difference between our row and the payment provider. */
export class DriftView {
  id!: string;
  /** Null when nobody here is this customer. */
  @ApiProperty(textOrNull)
  userId!: string | null;
  @ApiProperty(textOrNull)
  email!: string | null;
  @ApiProperty({ enum: driftCauses, enumName: 'DriftCause' })
  cause!: DriftCause;
  /** What the provider said. */
  found!: string;
  /** What our row said. */
  was!: string;
  @ApiProperty(time)
  at!: string;
  @ApiProperty(timeOrNull)
  repairedAt!: string | null;
}

/** The last found first. */
export class DriftPage {
  items!: DriftView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}

/** An invoice that could not be collected and is still owed. */
export class FailedPaymentView {
  invoiceId!: string;
  userId!: string;
  @ApiProperty(textOrNull)
  email!: string | null;
  amountCents!: number;
  /** When it first failed. */
  @ApiProperty(time)
  failedAt!: string;
  attempts!: number;
  @ApiProperty(timeOrNull)
  pastDueSince!: string | null;
  /** When access ends if it is not paid before. */
  @ApiProperty(timeOrNull)
  graceEndsAt!: string | null;
}

/** The last first. */
export class FailedPaymentPage {
  items!: FailedPaymentView[];
  @ApiProperty(nextCursor)
  nextCursor!: string | null;
}
