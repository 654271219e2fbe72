import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { Database } from '#platform/database/database.ts';
import { FindUserById } from '#modules/auth/index.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { RefundNotOffered } from '../../domain/errors.ts';
import { findRefundablePayments } from '../../domain/refund-offer.ts';
import { canWithdraw } from '../../domain/withdrawal-period.ts';
import { RefundPurchase } from './refund-purchase.ts';

export interface WithdrawalRequest {
  readonly email: string;
  readonly invoiceNumber: string;
  readonly receivedAt: Date;
}

/** `late` means after the withdrawal period, and `not-covered` means outside the money-back guarantee. */
export type WithdrawalOutcome = 'refunded' | 'late' | 'not-covered' | 'unknown';

@Injectable()
export class WithdrawPurchase {
  constructor(
    private readonly database: Database,
    private readonly findUserById: FindUserById,
    private readonly refundPurchase: RefundPurchase,
  ) {}

  async withdraw(request: WithdrawalRequest): Promise<{ outcome: WithdrawalOutcome; userId: string | null }> {
    const invoice = await this.database.em().findOne(BillingInvoice, { number: request.invoiceNumber });
    const buyer = invoice && (await this.findUserById.find(invoice.userId));
    if (!invoice?.paidAt || !buyer || normalizeEmail(buyer.email) !== normalizeEmail(request.email))
      return { outcome: 'unknown', userId: null };
    const { userId, id, paidAt } = invoice;
    const isInTime = canWithdraw(paidAt, request.receivedAt);
    return { outcome: isInTime ? await this.refund(userId, id) : 'late', userId };
  }

  private async refund(userId: string, invoiceId: string): Promise<WithdrawalOutcome> {
    const invoices = await this.database.em().find(BillingInvoice, { userId });
    if (!findRefundablePayments(invoices).some(({ id }) => id === invoiceId)) return 'not-covered';
    try {
      await this.refundPurchase.refund({ userId, actorId: null });
      return 'refunded';
    } catch (error) {
      if (error instanceof RefundNotOffered) return 'not-covered';
      throw error;
    }
  }
}
