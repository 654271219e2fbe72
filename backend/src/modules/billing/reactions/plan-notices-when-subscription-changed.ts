import { Reaction } from '../../../platform/reactions/reaction.ts';
import { SubscriptionChanged } from '../domain/events.ts';
import { PlanNotices } from '../use-cases/notices/plan-notices.ts';

@Reaction({ to: SubscriptionChanged, queue: 'billing' })
export class PlanNoticesWhenSubscriptionChanged {
  constructor(private readonly planNotices: PlanNotices) {}

  handle({ payload: { userId } }: SubscriptionChanged): Promise<void> {
    return this.planNotices.execute(userId);
  }
}
