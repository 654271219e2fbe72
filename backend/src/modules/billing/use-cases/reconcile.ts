import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { BillingAccount, theAccount } from '../domain/billing-account.entity.ts';
import { CatchUpEvents } from './catch-up-events.ts';
import { CompareSubscriptions } from './compare-subscriptions.ts';

/** Finds what webhooks did not tell us, and repairs it. Grants are none of its business. Safe to repeat. */
@Injectable()
export class Reconcile {
  private readonly log = new Logger('billing');

  constructor(
    private readonly database: Database,
    private readonly catchUpEvents: CatchUpEvents,
    private readonly compareSubscriptions: CompareSubscriptions,
  ) {}

  async execute(): Promise<{ missedEvents: number; drift: number }> {
    const missedEvents = await this.catchUpEvents.execute();
    const drift = await this.compareSubscriptions.execute();
    if (missedEvents + drift > 0) this.log.warn({ event: 'billing.reconciled', missedEvents, drift });
    if (drift > 0) await this.addUp(drift);
    return { missedEvents, drift };
  }

  private async addUp(drift: number): Promise<void> {
    const em = this.database.em();
    const account = await em.upsert(BillingAccount, { id: theAccount });
    account.drift += drift;
    await em.flush();
  }
}
