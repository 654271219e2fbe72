import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Settings } from '#platform/config/settings.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { BillingSubscription, computeGraceStart } from '../../domain/billing-subscription.entity.ts';

const atOnce = 100;

@Injectable()
export class EndGracePeriods {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @Schedule({ name: 'billing.end-grace', queue: 'billing', everySeconds: 60 })
  end(): Promise<void> {
    return this.tx.run(async ({ em, outbox }) => {
      const now = this.clock.now();
      const due = await em.find(
        BillingSubscription,
        { pastDueSince: { $lte: computeGraceStart(now, this.settings.billingGraceDays) }, graceEndedAt: null },
        { limit: atOnce, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
      );
      for (const subscription of due) outbox.append(subscription.endGrace(now));
    });
  }
}
