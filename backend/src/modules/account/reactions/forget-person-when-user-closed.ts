import { Reaction } from '../../../platform/reactions/reaction.ts';
import { UserClosed } from '../../auth/index.ts';
import { ForgetPerson } from '../use-cases/forget-person.ts';

/** Of somebody whose account was closed, the account's row alone stays, and names nobody. */
@Reaction({ to: UserClosed, queue: 'billing', effect: 'outside' })
export class ForgetPersonWhenUserClosed {
  constructor(private readonly forgetPerson: ForgetPerson) {}

  handle({ payload: { userId } }: UserClosed): Promise<void> {
    return this.forgetPerson.execute(userId);
  }
}
