import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../../../../platform/database/transaction.ts';
import { EmailExists } from '../../domain/errors.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { User } from '../../domain/user.entity.ts';
import type { Challenge } from '../challenge.ts';
import { SendToken } from './send-token.ts';
import { TakeMailTurn } from './take-mail-turn.ts';

interface Way {
  readonly redirectTo?: string | undefined;
  readonly challenge?: Challenge | undefined;
}

/** Asks both addresses of an account that moves from one to the other. Until both agree, nothing changes. */
@Injectable()
export class SendEmailChange {
  constructor(
    private readonly takeMailTurn: TakeMailTurn,
    private readonly sendToken: SendToken,
  ) {}

  /** Begins the move; one that was under way ends. */
  async execute(scope: TransactionScope, user: User, newEmail: string, way: Way): Promise<void> {
    const { em } = scope;
    if ((await em.count(User, { email: newEmail })) > 0) throw new EmailExists();
    await em.nativeDelete(OneTimeToken, {
      userId: user.id,
      purpose: { $in: ['email-change-old', 'email-change-new'] },
    });
    user.beginEmailChange(newEmail, new Date());
    for (const address of addressesAskedOf(user)) await this.takeMailTurn.execute(em, address);
    await this.send(scope, user, way);
  }

  /** Asks whoever has not agreed yet once more. The turn of the present address was taken by the caller. */
  async again(scope: TransactionScope, user: User, way: Way): Promise<void> {
    if (!user.newEmail) return;
    const isNewsTurn = user.emailChangeAwaits === 'old' || (await this.takeMailTurn.tryTo(scope.em, user.newEmail));
    if (isNewsTurn) await this.send(scope, user, way);
  }

  private async send(scope: TransactionScope, user: User, way: Way): Promise<void> {
    const { email, newEmail, emailChangeAwaits: awaits } = user;
    if (awaits !== 'new') {
      await this.sendToken.execute(scope, { ...way, user, purpose: 'email-change-old', to: email });
    }
    if (awaits !== 'old' && newEmail) {
      await this.sendToken.execute(scope, { ...way, user, purpose: 'email-change-new', to: newEmail });
    }
  }
}

const addressesAskedOf = ({ email, newEmail, emailChangeAwaits: awaits }: User): string[] => [
  ...(awaits === 'new' ? [] : [email]),
  ...(newEmail ? [newEmail] : []),
];
