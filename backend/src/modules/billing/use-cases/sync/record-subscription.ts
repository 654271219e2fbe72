import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { BillingDrift } from '../../domain/billing-drift.entity.ts';
import { BillingInvoice } from '../../domain/billing-invoice.entity.ts';
import { BillingSubscription } from '../../domain/billing-subscription.entity.ts';
import { tierLastPaid } from '../../domain/invoice-facts.ts';
import { winnerOf } from '../../domain/subscription-facts.ts';
import { NoteFailedRefunds } from '../commands/note-failed-refunds.ts';
import { NoteReturnedPayment } from '../commands/note-returned-payment.ts';
import { RecordSpans, type CustomerReading } from './record-spans.ts';

@Injectable()
export class RecordSubscription {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly recordSpans: RecordSpans,
    private readonly noteFailedRefunds: NoteFailedRefunds,
    private readonly noteReturnedPayment: NoteReturnedPayment,
  ) {}

  /** False without a write when another sync has written since `customer` was read. */
  record({ userId, syncSeq, stripeCustomerId }: BillingCustomer, reading: CustomerReading): Promise<boolean> {
    return this.tx.run(async (scope) => {
      const { em } = scope;
      const now = this.clock.now();
      const next = { syncSeq: syncSeq + 1, syncedAt: now };
      if ((await em.nativeUpdate(BillingCustomer, { userId, syncSeq }, next)) === 0) return false;
      await this.follow(scope, userId, reading, now);
      const invoices = reading.invoices.map((facts) => ({ ...facts, userId }));
      if (invoices.length > 0) await em.upsertMany(BillingInvoice, invoices);
      await this.recordSpans.record(scope, userId, reading, now);
      await this.noteFailedRefunds.note(scope, userId, reading);
      await this.noteReturnedPayment.note(scope, userId, reading);
      if (stripeCustomerId)
        await em.nativeUpdate(BillingDrift, { stripeCustomerId, repairedAt: null }, { userId, repairedAt: now });
      return true;
    });
  }

  private async follow(
    { em, outbox }: TransactionScope,
    userId: string,
    { subscriptions, invoices }: CustomerReading,
    now: Date,
  ): Promise<void> {
    const read = winnerOf(subscriptions);
    const paidTier = read && tierLastPaid(invoices, read.stripeSubscriptionId);
    const known = await em.findOne(BillingSubscription, { userId });
    if (read && !known?.isAsRead(read, paidTier)) {
      const row = known ?? em.create(BillingSubscription, BillingSubscription.firstOf(userId, read));
      row.follow(read, paidTier, now);
      outbox.append(row.changed(row.tierAt(now, this.settings.billingGraceDays)));
    } else if (known && !read) {
      em.remove(known);
      outbox.append(known.gone());
    }
  }
}
