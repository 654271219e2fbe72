import { ApiProperty } from '@nestjs/swagger';
import type { Invoice } from '../use-cases/subscriptions/list-invoices.ts';

/** One invoice. */
export class InvoiceView {
  /** The payment provider's. */
  id!: string;
  /** What to quote; null while there is none. */
  @ApiProperty({ type: String, nullable: true })
  number!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  /** Null while it is not paid. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidAt!: string | null;
  amountCents!: number;
  /** How much of it was given back. */
  refundedCents!: number;
  /** Where the payment is disputed with the bank: not decided yet, closed, or lost; else null. */
  @ApiProperty({ type: String, enum: ['open', 'closed', 'lost'], nullable: true })
  dispute!: Invoice['dispute'];
  /** The payment provider's word: 'paid', 'open', 'void' or 'uncollectible'. */
  status!: string;
  /** What it is for. */
  description!: string;
}

export class InvoicePage {
  items!: InvoiceView[];
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
