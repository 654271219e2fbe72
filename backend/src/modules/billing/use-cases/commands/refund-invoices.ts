import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import type { BillingCommand } from '../../domain/billing-command.entity.ts';
import { RefundIncomplete, RefundNotOffered } from '../../domain/errors.ts';
import { isRejectedByStripe } from '../stripe/stripe-circuit-breaker.ts';
import { getStripeId } from '../stripe/values.ts';

const failedStatuses = ['failed', 'canceled'];

/** Subtracts earlier refunds, because a repeated call would refund twice after its idempotency key has expired. */
@Injectable()
export class RefundInvoices {
  constructor(private readonly stripe: Stripe) {}

  async refundAll(command: BillingCommand, invoices: readonly string[]): Promise<void> {
    let found = false;
    for (const invoice of invoices) {
      try {
        if (await this.refundInvoice(command, invoice)) found = true;
      } catch (error) {
        throw found && isRejectedByStripe(error) ? new RefundIncomplete(error) : error;
      }
    }
    if (!found) throw new RefundNotOffered();
  }

  private async refundInvoice(command: BillingCommand, invoice: string): Promise<boolean> {
    const payments = this.stripe.invoicePayments.list({ invoice, status: 'paid', limit: 100 });
    let found = false;
    for await (const { payment, amount_paid: paid } of payments) {
      if (!payment.payment_intent) continue;
      found = true;
      await this.refundPayment(getStripeId(payment.payment_intent), paid ?? 0, command);
    }
    return found;
  }

  private async refundPayment(intent: string, paid: number, command: BillingCommand): Promise<void> {
    let left = paid;
    for await (const refund of this.stripe.refunds.list({ payment_intent: intent, limit: 100 }))
      if (!failedStatuses.includes(refund.status ?? '')) left -= refund.amount;
    if (left <= 0) return;
    const metadata = { user_id: command.userId, command_id: command.id };
    await this.stripe.refunds.create(
      { payment_intent: intent, amount: left, reason: 'requested_by_customer', metadata },
      { idempotencyKey: command.stepKey(intent) },
    );
  }
}
