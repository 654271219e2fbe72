import { Reaction } from '../../../platform/reactions/reaction.ts';
import { StripeEventReceived } from '../domain/events.ts';
import { ProcessStripeEvent } from '../use-cases/events/process-stripe-event.ts';

@Reaction({ to: StripeEventReceived, queue: 'billing', effect: 'outside' })
export class SyncCustomerWhenStripeEventReceived {
  constructor(private readonly processStripeEvent: ProcessStripeEvent) {}

  handle({ payload }: StripeEventReceived): Promise<void> {
    return this.processStripeEvent.execute(payload);
  }
}
