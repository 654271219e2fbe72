import { Reaction } from '../../../platform/reactions/reaction.ts';
import { TierGranted } from '../domain/events.ts';
import { TellOpenPages } from '../use-cases/tell-open-pages.ts';

/** What an administrator gives or takes is seen at once. */
@Reaction({ to: TierGranted, queue: 'billing', effect: 'outside' })
export class TellOpenPagesWhenTierGranted {
  constructor(private readonly tellOpenPages: TellOpenPages) {}

  handle({ payload: { userId } }: TierGranted): Promise<void> {
    return this.tellOpenPages.execute(userId);
  }
}
