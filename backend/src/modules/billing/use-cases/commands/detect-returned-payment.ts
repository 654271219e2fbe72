import type { FilterQuery } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { BillingCommand } from '../../domain/billing-command.entity.ts';
import { PaymentReturned } from '../../domain/events.ts';
import { findReturnedPayment } from '../../domain/returned-payment.ts';
import { isLiveStatus } from '../../domain/stripe-status.ts';
import { chooseSubscription } from '../../domain/subscription-facts.ts';
import type { CustomerSnapshot } from '../sync/record-price-periods.ts';

@Injectable()
export class DetectReturnedPayment {
  constructor(private readonly clock: Clock) {}

  /** Ignores refunds of our own commands, because those commands end the subscription themselves. */
  async detect({ em, outbox }: TransactionScope, userId: string, reading: CustomerSnapshot): Promise<void> {
    const subscription = chooseSubscription(reading.subscriptions);
    if (!subscription || !isLiveStatus(subscription.status)) return;
    const returned = findReturnedPayment(reading.invoices, subscription.stripeSubscriptionId, this.clock.now());
    if (!returned) return;
    const { invoiceId, invoiceIds } = returned;
    const ours = {
      userId,
      target: { $in: [...invoiceIds] },
      kind: { $in: ['refund', 'end'] },
      state: { $in: ['open', 'done'] },
    } satisfies FilterQuery<BillingCommand>;
    if ((await em.count(BillingCommand, ours)) > 0) return;
    outbox.append(new PaymentReturned({ userId, invoiceId }));
  }
}
