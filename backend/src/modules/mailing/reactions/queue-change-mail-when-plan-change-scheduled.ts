import { PlanChangeScheduled, planName } from '../../billing/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueMembershipMail } from '../use-cases/queue-membership-mail.ts';

@Reaction({ to: PlanChangeScheduled, queue: 'mailing' })
export class QueueChangeMailWhenPlanChangeScheduled {
  constructor(private readonly queueMembershipMail: QueueMembershipMail) {}

  handle({ payload }: PlanChangeScheduled): Promise<void> {
    const { commandId, userId, from, tier, interval, amountCents, startsAt: at } = payload;
    const facts = { plan: planName(tier), today: planName(from), interval, amountCents, at };
    return this.queueMembershipMail.execute({ userId, kind: 'membership-change', about: commandId, facts });
  }
}
