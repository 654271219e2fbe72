import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Database } from '../../../platform/database/database.ts';
import { BillingAccount, theAccount } from '../domain/billing-account.entity.ts';
import { watchedEvents } from '../domain/watched-events.ts';
import { fromSeconds, toSeconds } from './read-subscriptions.ts';
import { StoreStripeEvent } from './store-stripe-event.ts';

const overlapSeconds = 3_600;

/**
 * Takes in the events whose webhooks never came. It looks back an hour before the youngest it has seen, since Stripe
 * may list an event late; the first time, as far as Stripe remembers.
 */
@Injectable()
export class CatchUpEvents {
  private readonly log = new Logger('billing');

  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly storeStripeEvent: StoreStripeEvent,
  ) {}

  /** How many events were new to us. */
  async execute(): Promise<number> {
    const em = this.database.em();
    const account = await em.findOne(BillingAccount, { id: theAccount });
    const since = account?.eventsSeenUntil;
    const created = since ? { created: { gte: toSeconds(since) - overlapSeconds } } : {};
    let youngest = since ? toSeconds(since) : 0;
    let missed = 0;
    for await (const event of this.stripe.events.list({ types: [...watchedEvents], ...created, limit: 100 })) {
      youngest = Math.max(youngest, event.created);
      if (!(await this.storeStripeEvent.execute(event))) continue;
      missed += 1;
      this.log.warn({ event: 'billing.event-missed', stripeEvent: event.id, type: event.type });
    }
    await this.remember(youngest);
    return missed;
  }

  private async remember(youngest: number): Promise<void> {
    if (youngest === 0) return;
    await this.database.em().upsert(BillingAccount, { id: theAccount, eventsSeenUntil: fromSeconds(youngest) });
  }
}
