import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Transaction } from '../../../platform/database/transaction.ts';
import { StripeEventReceived } from '../domain/events.ts';
import { customerOf, watchedEvents } from '../domain/watched-events.ts';
import { fromSeconds } from './read-subscriptions.ts';

/** Stores an event of Stripe once, with the fact that sets the work going, in one commit. */
@Injectable()
export class StoreStripeEvent {
  constructor(private readonly tx: Transaction) {}

  /** False when it was stored before; nothing happens then. */
  execute(event: Stripe.Event): Promise<boolean> {
    return this.tx.run(async ({ em, outbox }) => {
      const { id, type } = event;
      const stored = await em.execute<{ id: string }[]>(
        `insert into "stripe_event" ("id", "type", "created", "received_at", "payload") values (?, ?, ?, ?, ?)
         on conflict do nothing returning "id"`,
        [id, type, fromSeconds(event.created), new Date(), JSON.stringify(event)],
      );
      if (stored.length === 0) return false;
      const stripeCustomerId = customerOf(event.data.object);
      if (watchedEvents.includes(type) && stripeCustomerId) {
        outbox.append(new StripeEventReceived({ eventId: id, type, stripeCustomerId }));
      }
      return true;
    });
  }
}
