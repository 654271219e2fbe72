import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { Schedule } from '#platform/queue/schedule.ts';
import { BillingAccount, billingAccountId } from '../../domain/billing-account.entity.ts';
import { StoreMissedStripeEvents } from './store-missed-events.ts';
import { CompareSubscriptions } from './compare-subscriptions.ts';
import { RetryStripeEvents } from '../events/retry-stripe-events.ts';

export interface ReconciliationResult {
  readonly missedEvents: number;
  readonly drift: number;
}

const dayMs = 86_400_000;
const threeDaysSeconds = 3 * 86_400;

@Injectable()
export class ReconcileBilling {
  private readonly log = new Logger('billing');

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storeMissedEvents: StoreMissedStripeEvents,
    private readonly retryStripeEvents: RetryStripeEvents,
    private readonly compareSubscriptions: CompareSubscriptions,
  ) {}

  @Schedule({
    name: 'billing.reconcile',
    queue: 'billing',
    everySeconds: (settings) => settings.billingReconcileSeconds,
  })
  async processEvents(): Promise<ReconciliationResult> {
    const { missedEvents, drift } = await this.storeMissedEvents.store();
    return this.logResult({ missedEvents, drift: drift + (await this.retryStripeEvents.retryAll()) });
  }

  async compareAll(): Promise<ReconciliationResult> {
    const began = this.clock.now();
    const { missedEvents, drift } = await this.storeMissedEvents.store(threeDaysSeconds);
    const failed = await this.retryStripeEvents.retryAll();
    const differing = await this.compareSubscriptions.compare();
    await this.database.em().upsert(BillingAccount, { id: billingAccountId, comparedAt: began });
    return this.logResult({ missedEvents, drift: drift + failed + differing });
  }

  @Schedule({ name: 'billing.compare-all', queue: 'billing', everySeconds: 600 })
  async compareAllWhenDue(): Promise<ReconciliationResult | undefined> {
    const last = (await this.database.em().findOne(BillingAccount, { id: billingAccountId }))?.comparedAt;
    const age = last ? this.clock.now().getTime() - last.getTime() : dayMs;
    return age >= 0 && age < dayMs ? undefined : this.compareAll();
  }

  private logResult(found: ReconciliationResult): ReconciliationResult {
    if (found.missedEvents + found.drift > 0) this.log.warn({ event: 'billing.reconciled', ...found });
    return found;
  }
}
