import { RenewalNear, planName } from '../../billing/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueMembershipMail } from '../use-cases/queue-membership-mail.ts';

@Reaction({ to: RenewalNear, queue: 'mailing' })
export class QueueNoticeWhenRenewalNear {
  constructor(private readonly queueMembershipMail: QueueMembershipMail) {}

  handle({ payload }: RenewalNear): Promise<void> {
    const { noticeId, userId, tier, amountCents, chargedAt: at } = payload;
    const facts = { plan: planName(tier), amountCents, at };
    return this.queueMembershipMail.execute({ userId, kind: 'membership-renewal', about: noticeId, facts });
  }
}
