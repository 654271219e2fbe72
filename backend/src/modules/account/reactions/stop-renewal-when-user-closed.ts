import { Reaction } from '../../../platform/reactions/reaction.ts';
import { UserClosed } from '../../auth/index.ts';
import { StopRenewal } from '../../billing/index.ts';

/** Nobody whose account was closed is charged again. */
@Reaction({ to: UserClosed, queue: 'billing', effect: 'outside' })
export class StopRenewalWhenUserClosed {
  constructor(private readonly stopRenewal: StopRenewal) {}

  handle({ payload: { userId } }: UserClosed): Promise<void> {
    return this.stopRenewal.execute(userId);
  }
}
