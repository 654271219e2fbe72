/** What we read from one invoice in Stripe, and from the charges that paid it. Money is cents. */
export interface InvoiceFacts {
  readonly id: string;
  readonly stripeSubscriptionId: string | null;
  readonly number: string | null;
  readonly status: string;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly amountRefunded: number;
  readonly currency: string;
  readonly reason: string | null;
  readonly description: string;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly attempts: number;
  readonly failedAt: Date | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
}
