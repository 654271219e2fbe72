import { Reaction } from '../../../platform/reactions/reaction.ts';
import { UserRemoved } from '../../auth/index.ts';
import { EraseAccount } from '../use-cases/erase-account.ts';

/** What the other modules hold of somebody whom an administrator deleted goes too. */
@Reaction({ to: UserRemoved, queue: 'billing', effect: 'outside' })
export class EraseAccountWhenUserRemoved {
  constructor(private readonly eraseAccount: EraseAccount) {}

  handle({ payload: { userId } }: UserRemoved): Promise<void> {
    return this.eraseAccount.execute(userId);
  }
}
