import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Database } from '#platform/database/database.ts';
import { BillingAccount, billingAccountId } from '../../domain/billing-account.entity.ts';
import { StripeEvent } from '../../domain/stripe-event.entity.ts';
import { readCustomerId, watchedEventTypes } from '../../domain/watched-events.ts';
import { RepairDrift } from './repair-drift.ts';
import { StoreStripeEvent } from '../events/store-stripe-event.ts';
import { fromUnixSeconds, toUnixSeconds } from '../stripe/values.ts';

/** Stripe can list an event late, so the events of this many seconds are read again. */
const overlapSeconds = 3_600;
/** Waiting time in ms before an event counts as missed, because its webhook can still arrive. */
const deliveryDelayMs = 10_000;

@Injectable()
export class StoreMissedStripeEvents {
  private readonly log = new Logger('billing');

  constructor(
    private readonly stripe: Stripe,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly storeStripeEvent: StoreStripeEvent,
    private readonly repairDrift: RepairDrift,
  ) {}

  async store(lookBackSeconds = overlapSeconds): Promise<{ missedEvents: number; drift: number }> {
    const em = this.database.em();
    const since = (await em.findOne(BillingAccount, { id: billingAccountId }))?.eventsSeenUntil;
    const created = since ? { created: { gte: this.toStripeSeconds(since) - lookBackSeconds } } : {};
    const { missed, youngest } = await this.read(created);
    const drift = await this.repair(missed);
    for (const event of missed.toReversed()) await this.storeStripeEvent.store(event);
    await this.storeNewestTime(Math.max(since ? toUnixSeconds(since) : 0, youngest));
    return { missedEvents: missed.length, drift };
  }

  /** Uses at most the current time, because the clock of the local Stripe stand-in can move backwards. */
  private toStripeSeconds(seen: Date): number {
    return Math.min(toUnixSeconds(seen), toUnixSeconds(this.clock.now()));
  }

  private async read(since: Stripe.EventListParams): Promise<{ missed: Stripe.Event[]; youngest: number }> {
    const missed: Stripe.Event[] = [];
    let youngest = 0;
    const query = { types: [...watchedEventTypes], ...since, limit: 100 };
    let page = await this.stripe.events.list(query);
    for (;;) {
      const due = page.data.filter((event) => this.isOverdue(event));
      youngest = Math.max(youngest, ...due.map(({ created }) => created));
      missed.push(...(await this.filterUnknown(due)));
      const last = page.data.at(-1);
      if (!page.has_more || !last) return { missed, youngest };
      page = await this.stripe.events.list({ ...query, starting_after: last.id });
    }
  }

  private isOverdue({ created }: Stripe.Event): boolean {
    return fromUnixSeconds(created).getTime() <= this.clock.now().getTime() - deliveryDelayMs;
  }

  private async filterUnknown(events: readonly Stripe.Event[]): Promise<Stripe.Event[]> {
    const ids = events.map(({ id }) => id);
    const stored = await this.database.em().find(StripeEvent, { id: { $in: ids } }, { fields: ['id'] });
    const known = new Set(stored.map(({ id }) => id));
    return events.filter(({ id }) => !known.has(id));
  }

  /** Runs before the missed events are stored, because reactions to them repair our rows but record no difference. */
  private repair(missed: readonly Stripe.Event[]): Promise<number> {
    const customers = new Set<string>();
    for (const event of missed) {
      this.log.warn({ event: 'billing.event-missed', stripeEvent: event.id, type: event.type });
      const customer = readCustomerId(event.data.object);
      if (customer) customers.add(customer);
    }
    return this.repairDrift.repair(customers, 'missed-event');
  }

  private async storeNewestTime(youngest: number): Promise<void> {
    if (youngest === 0) return;
    await this.database
      .em()
      .upsert(BillingAccount, { id: billingAccountId, eventsSeenUntil: fromUnixSeconds(youngest) });
  }
}
