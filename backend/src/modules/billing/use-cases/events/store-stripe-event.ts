import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { Clock } from '#kernel/clock.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { StripeEventReceived } from '../../domain/events.ts';
import { findAffectedCustomer } from '../../domain/watched-events.ts';
import { fromUnixSeconds } from '../stripe/values.ts';

/** Removes the data of an event that does not concern memberships. */
@Injectable()
export class StoreStripeEvent {
  constructor(
    private readonly tx: Transaction,
    private readonly clock: Clock,
  ) {}

  store(received: Stripe.Event): Promise<boolean> {
    const event = replaceUnstorableCharacters(received);
    return this.tx.run(async ({ em, outbox }) => {
      const { id, type } = event;
      const concern = findAffectedCustomer(type, event.data.object);
      const payload = JSON.stringify(concern ? event : { ...event, data: { object: {} } });
      const now = this.clock.now();
      const stored = await em.execute<{ id: string }[]>(
        `insert into "stripe_event" ("id", "type", "created", "received_at", "stripe_customer_id", "payload", "processed_at")
         values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing returning "id"`,
        [
          id,
          type,
          fromUnixSeconds(event.created),
          now,
          concern?.stripeCustomerId ?? null,
          payload,
          concern ? null : now,
        ],
      );
      if (stored.length === 0) return false;
      if (concern) outbox.append(new StripeEventReceived({ eventId: id, type, ...concern }));
      return true;
    });
  }
}

/** PostgreSQL cannot store NUL characters and lone surrogates in JSON. */
function replaceUnstorableCharacters(event: Stripe.Event): Stripe.Event {
  const text = JSON.stringify(event).replace(/\\(\\|u0000|ud[89a-f]..)/g, (found) =>
    found === '\\\\' ? found : '\ufffd',
  );
  return JSON.parse(text) as Stripe.Event;
}
