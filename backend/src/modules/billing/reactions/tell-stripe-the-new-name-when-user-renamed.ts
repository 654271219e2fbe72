import { Reaction } from '../../../platform/reactions/reaction.ts';
import { UserRenamed } from '../../auth/index.ts';
import { UpdateCustomer } from '../use-cases/customer/update-customer.ts';

/** Receipts bear the name the member goes by. */
@Reaction({ to: UserRenamed, queue: 'billing', effect: 'outside' })
export class TellStripeTheNewNameWhenUserRenamed {
  constructor(private readonly updateCustomer: UpdateCustomer) {}

  handle({ payload: { userId } }: UserRenamed): Promise<void> {
    return this.updateCustomer.execute(userId);
  }
}
