import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { BillingCustomer } from '../../domain/billing-customer.entity.ts';
import { StripeEventAlreadyProcessed, StripeEventNotFound } from '../../domain/errors.ts';
import { StripeEventReceived } from '../../domain/events.ts';
import { StripeEvent } from '../../domain/stripe-event.entity.ts';
import type { StripeEventReplayView } from '../figures/billing-admin.view.ts';

@Injectable()
export class ReplayStripeEvent {
  constructor(private readonly tx: Transaction) {}

  replay({ actorId, eventId }: { actorId: string; eventId: string }): Promise<StripeEventReplayView> {
    return this.tx.run(async ({ em, outbox, auditLog }) => {
      const event = await em.findOneOrFail(StripeEvent, eventId, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        failHandler: () => new StripeEventNotFound(),
      });
      const concern = event.affectedCustomer();
      if (!concern) throw new StripeEventAlreadyProcessed();
      const { stripeCustomerId } = concern;
      const customer = stripeCustomerId && (await em.findOne(BillingCustomer, { stripeCustomerId }));
      event.markUnprocessed();
      outbox.append(new StripeEventReceived({ eventId, type: event.type, ...concern }));
      const details = { event: eventId, type: event.type };
      auditLog.record({
        action: 'billing.event-replayed',
        actorId,
        subjectId: customer ? customer.userId : null,
        details,
      });
      return { queued: true };
    });
  }
}
