import { Reaction } from '../../../platform/reactions/reaction.ts';
import { EmailChanged } from '../../auth/index.ts';
import { UpdateCustomer } from '../use-cases/customer/update-customer.ts';

/** Receipts go where the member reads them. */
@Reaction({ to: EmailChanged, queue: 'billing', effect: 'outside' })
export class TellStripeTheNewAddressWhenEmailChanged {
  constructor(private readonly updateCustomer: UpdateCustomer) {}

  handle({ payload: { userId } }: EmailChanged): Promise<void> {
    return this.updateCustomer.execute(userId);
  }
}
