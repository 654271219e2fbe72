import { RenewalCancelled, planName } from '../../billing/index.ts';
import { Reaction } from '../../../platform/reactions/reaction.ts';
import { QueueMembershipMail } from '../use-cases/queue-membership-mail.ts';

@Reaction({ to: RenewalCancelled, queue: 'mailing' })
export class QueueFarewellWhenRenewalCancelled {
  constructor(private readonly queueMembershipMail: QueueMembershipMail) {}

  handle({ payload }: RenewalCancelled): Promise<void> {
    const { commandId, userId, tier, endsAt: at } = payload;
    const facts = { plan: planName(tier), at };
    return this.queueMembershipMail.execute({ userId, kind: 'membership-cancelled', about: commandId, facts });
  }
}
