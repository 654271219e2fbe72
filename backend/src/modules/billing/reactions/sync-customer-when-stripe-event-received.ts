import { Reaction } from '../../../platform/reactions/reaction.ts';
import { StripeEventReceived } from '../domain/events.ts';
import { ForgetCustomer } from '../use-cases/forget-customer.ts';
import { SyncCustomer } from '../use-cases/sync-customer.ts';

@Reaction({ to: StripeEventReceived, queue: 'billing', effect: 'outside' })
export class SyncCustomerWhenStripeEventReceived {
  constructor(
    private readonly syncCustomer: SyncCustomer,
    private readonly forgetCustomer: ForgetCustomer,
  ) {}

  handle({ payload: { type, stripeCustomerId } }: StripeEventReceived): Promise<void> {
    if (type === 'customer.deleted') return this.forgetCustomer.execute(stripeCustomerId);
    return this.syncCustomer.execute({ stripeCustomerId });
  }
}
