import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.ts';
import { Settings } from '../../../platform/config/settings.ts';
import { Transaction } from '../../../platform/database/transaction.ts';
import { BillingCustomer } from '../domain/billing-customer.entity.ts';
import { BillingSubscription } from '../domain/billing-subscription.entity.ts';
import type { SubscriptionFacts } from '../domain/subscription-facts.ts';

/** Writes what was just read from Stripe, and reports it when it is news. */
@Injectable()
export class RecordSubscription {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** False, and nothing is written, when another sync has written since `customer` was read. */
  execute({ userId, syncSeq }: BillingCustomer, read: SubscriptionFacts | undefined): Promise<boolean> {
    return this.tx.run(async ({ em, outbox }) => {
      const now = this.clock.now();
      const next = { syncSeq: syncSeq + 1, syncedAt: now };
      if ((await em.nativeUpdate(BillingCustomer, { userId, syncSeq }, next)) === 0) return false;
      const known = await em.findOne(BillingSubscription, { userId });
      if (read && !known?.agreesWith(read)) {
        const row = known ?? em.create(BillingSubscription, BillingSubscription.firstOf(userId, read));
        row.follow(read, now);
        outbox.append(row.changed(row.tierAt(now, this.settings.billingGraceDays)));
      } else if (known && !read) {
        em.remove(known);
        outbox.append(known.gone());
      }
      return true;
    });
  }
}
