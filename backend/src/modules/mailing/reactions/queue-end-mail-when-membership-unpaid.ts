import { MembershipUnpaid, planName } from '../../billing/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueMembershipMail } from '../use-cases/queue-membership-mail.ts';

@Reaction({ to: MembershipUnpaid, queue: 'mailing' })
export class QueueEndMailWhenMembershipUnpaid {
  constructor(private readonly queueMembershipMail: QueueMembershipMail) {}

  handle({ payload }: MembershipUnpaid): Promise<void> {
    const { noticeId, userId, tier, mayStillBePaid } = payload;
    const facts = { plan: planName(tier), mayStillBePaid: mayStillBePaid ? 1 : 0 };
    return this.queueMembershipMail.execute({ userId, kind: 'membership-unpaid', about: noticeId, facts });
  }
}
