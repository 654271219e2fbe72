import { Reaction } from '../../../platform/reactions/reaction.ts';
import { PaymentReturned } from '../domain/events.ts';
import { EndForReturnedPayment } from '../use-cases/commands/end-for-returned-payment.ts';

/** Whoever has the money back has no membership for it. */
@Reaction({ to: PaymentReturned, queue: 'billing', effect: 'outside' })
export class EndSubscriptionWhenPaymentReturned {
  constructor(private readonly endForReturnedPayment: EndForReturnedPayment) {}

  handle({ payload: { userId } }: PaymentReturned): Promise<void> {
    return this.endForReturnedPayment.execute(userId);
  }
}
