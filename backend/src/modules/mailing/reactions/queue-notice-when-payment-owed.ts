import { PaymentOwed, planName } from '../../billing/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueMembershipMail } from '../use-cases/queue-membership-mail.ts';

@Reaction({ to: PaymentOwed, queue: 'mailing' })
export class QueueNoticeWhenPaymentOwed {
  constructor(private readonly queueMembershipMail: QueueMembershipMail) {}

  handle({ payload }: PaymentOwed): Promise<void> {
    const { noticeId, userId, tier, amountCents, stage, graceEndsAt: at } = payload;
    const facts = { plan: planName(tier), amountCents, stage, at };
    return this.queueMembershipMail.execute({ userId, kind: 'membership-payment-failed', about: noticeId, facts });
  }
}
