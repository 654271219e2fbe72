import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { computeRefundOffer, type RefundOffer } from '../../domain/refund-offer.ts';

@Injectable()
export class ReadRefundOffer {
  constructor(private readonly database: Database) {}

  async read(userId: string, now: Date): Promise<RefundOffer | undefined> {
    const paid = await this.database.em().find(BillingInvoice, { userId, amountPaid: { $gt: 0 } });
    return computeRefundOffer(paid, now);
  }
}
