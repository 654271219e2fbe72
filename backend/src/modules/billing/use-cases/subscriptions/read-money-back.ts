import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { moneyBackFor, type MoneyBack } from '../../domain/money-back.ts';

@Injectable()
export class ReadMoneyBack {
  constructor(private readonly database: Database) {}

  async read(userId: string, now: Date): Promise<MoneyBack | undefined> {
    const paid = await this.database.em().find(BillingInvoice, { userId, amountPaid: { $gt: 0 } });
    return moneyBackFor(paid, now);
  }
}
