import { RefundFailed } from '../../billing/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueMembershipMail } from '../use-cases/queue-membership-mail.ts';

@Reaction({ to: RefundFailed, queue: 'mailing' })
export class QueueBadNewsWhenRefundFailed {
  constructor(private readonly queueMembershipMail: QueueMembershipMail) {}

  handle({ payload }: RefundFailed): Promise<void> {
    const { occasion, userId, amountCents } = payload;
    const facts = { amountCents };
    return this.queueMembershipMail.execute({ userId, kind: 'membership-refund-failed', about: occasion, facts });
  }
}
