import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { BillingDrift } from '../../domain/billing-drift.entity.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { findLastPaidTier } from '../../domain/invoice-facts.ts';
import { chooseSubscription } from '../../domain/subscription-facts.ts';
import { DetectFailedRefunds } from '../commands/detect-failed-refunds.ts';
import { DetectReturnedPayment } from '../commands/detect-returned-payment.ts';
import { RecordPricePeriods, type CustomerSnapshot } from './record-price-periods.ts';

@Injectable()
export class RecordSubscription {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly recordPricePeriods: RecordPricePeriods,
    private readonly noteFailedRefunds: DetectFailedRefunds,
    private readonly noteReturnedPayment: DetectReturnedPayment,
  ) {}

  /** Returns false and writes nothing when another sync was recorded since the customer was read. */
  record({ userId, syncSeq, stripeCustomerId }: BillingCustomer, reading: CustomerSnapshot): Promise<boolean> {
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const now = this.clock.now();
      const next = { syncSeq: syncSeq + 1, syncedAt: now };
      if ((await em.nativeUpdate(BillingCustomer, { userId, syncSeq }, next)) === 0) return false;
      await this.follow(scope, userId, reading, now);
      const invoices = reading.invoices.map((facts) => ({ ...facts, userId }));
      if (invoices.length > 0) await em.upsertMany(BillingInvoice, invoices);
      await this.recordPricePeriods.record(scope, userId, reading, now);
      await this.noteFailedRefunds.detect(scope, userId, reading);
      await this.noteReturnedPayment.detect(scope, userId, reading);
      if (stripeCustomerId)
        await em.nativeUpdate(BillingDrift, { stripeCustomerId, repairedAt: null }, { userId, repairedAt: now });
      return true;
    });
  }

  private async follow(
    { em, outbox }: TransactionScope,
    userId: string,
    { subscriptions, invoices }: CustomerSnapshot,
    now: Date,
  ): Promise<void> {
    const read = chooseSubscription(subscriptions);
    const paidTier = read && findLastPaidTier(invoices, read.stripeSubscriptionId);
    const known = await em.findOne(BillingSubscription, { userId });
    if (read && !known?.isUpToDate(read, paidTier)) {
      const row = known ?? em.create(BillingSubscription, BillingSubscription.create(userId, read));
      row.sync(read, paidTier, now);
      outbox.append(row.toChangedEvent(row.computeTierAt(now, this.settings.billingGraceDays)));
    } else if (known && !read) {
      em.remove(known);
      outbox.append(known.markDeleted());
    }
  }
}
