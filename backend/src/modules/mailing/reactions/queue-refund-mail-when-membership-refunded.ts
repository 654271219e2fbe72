import { MembershipRefunded, planName } from '../../billing/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueMembershipMail } from '../use-cases/queue-membership-mail.ts';

@Reaction({ to: MembershipRefunded, queue: 'mailing' })
export class QueueRefundMailWhenMembershipRefunded {
  constructor(private readonly queueMembershipMail: QueueMembershipMail) {}

  handle({ payload }: MembershipRefunded): Promise<void> {
    const { commandId, userId, tier, amountCents } = payload;
    const facts = { plan: tier ? planName(tier) : 'paid', amountCents };
    return this.queueMembershipMail.execute({ userId, kind: 'membership-refunded', about: commandId, facts });
  }
}
