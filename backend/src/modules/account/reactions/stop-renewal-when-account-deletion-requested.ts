import { Reaction } from '../../../platform/reactions/reaction.ts';
import { StopRenewal } from '../../billing/index.ts';
import { AccountDeletionRequested } from '../domain/events.ts';

/** Nobody who is leaving is charged again. */
@Reaction({ to: AccountDeletionRequested, queue: 'billing', effect: 'outside' })
export class StopRenewalWhenAccountDeletionRequested {
  constructor(private readonly stopRenewal: StopRenewal) {}

  handle({ payload: { userId } }: AccountDeletionRequested): Promise<void> {
    return this.stopRenewal.execute(userId);
  }
}
