import { MembershipRefunded, planName } from '../../billing/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueMembershipMail } from '../use-cases/queue-membership-mail.ts';

@Reaction({ to: MembershipRefunded, queue: 'mailing' })
export class QueueRefundMailWhenMembershipRefunded {
  constructor(private readonly queueMembershipMail: QueueMembershipMail) {}

  handle({ payload }: MembershipRefunded): Promise<void> {
    const { occasion, userId, tier, amountCents, endsAt } = payload;
    const facts = { plan: tier ? planName(tier) : 'paid', amountCents, at: endsAt ?? '' };
    return this.queueMembershipMail.execute({ userId, kind: 'membership-refunded', about: occasion, facts });
  }
}
