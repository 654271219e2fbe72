import { Reaction } from '../../../platform/reactions/reaction.ts';
import { SubscriptionChanged } from '../../billing/index.ts';
import { TellOpenPages } from '../use-cases/tell-open-pages.ts';

/** Whoever has paid sees the rooms open without asking. */
@Reaction({ to: SubscriptionChanged, queue: 'billing', effect: 'outside' })
export class TellOpenPagesWhenSubscriptionChanged {
  constructor(private readonly tellOpenPages: TellOpenPages) {}

  handle({ payload: { userId } }: SubscriptionChanged): Promise<void> {
    return this.tellOpenPages.execute(userId);
  }
}
