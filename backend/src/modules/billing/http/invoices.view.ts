import { ApiProperty } from '@nestjs/swagger';
import type { InvoiceSummary } from '../use-cases/subscriptions/list-invoices.ts';

export class InvoiceView {
  /** Id of the invoice at the payment provider. */
  id!: string;
  /** Invoice number; null when the payment provider gave none. */
  @ApiProperty({ type: String, nullable: true })
  number!: string | null;
  @ApiProperty({ format: 'date-time' })
  createdAt!: string;
  /** RFC 3339, time of the payment; null while the invoice is unpaid. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  paidAt!: string | null;
  amountCents!: number;
  /** Refunded amount in cents. */
  refundedCents!: number;
  /** State of the payer's dispute at the bank: open, closed or lost; null without a dispute. */
  @ApiProperty({ type: String, enum: ['open', 'closed', 'lost'], nullable: true })
  dispute!: InvoiceSummary['dispute'];
  /** Status of the invoice at the payment provider: 'paid', 'open', 'void' or 'uncollectible'. */
  status!: string;
  /** Name of the product on the invoice. */
  description!: string;
}

export class InvoicePageView {
  items!: InvoiceView[];
  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;
}
