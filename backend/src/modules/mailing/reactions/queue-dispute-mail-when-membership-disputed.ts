import { MembershipDisputed, planName } from '../../billing/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueMembershipMail } from '../use-cases/queue-membership-mail.ts';

@Reaction({ to: MembershipDisputed, queue: 'mailing' })
export class QueueDisputeMailWhenMembershipDisputed {
  constructor(private readonly queueMembershipMail: QueueMembershipMail) {}

  handle({ payload }: MembershipDisputed): Promise<void> {
    const { occasion, userId, tier, amountCents } = payload;
    const facts = { plan: tier ? planName(tier) : 'paid', amountCents };
    return this.queueMembershipMail.execute({ userId, kind: 'membership-disputed', about: occasion, facts });
  }
}
