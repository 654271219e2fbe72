import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction, type TransactionScope } from '../../../../platform/database/transaction.ts';
import { UserSignedUp } from '../../domain/events.ts';
import { MailAsk } from '../../domain/mail-ask.entity.ts';
import type { TokenPurpose } from '../../domain/token-purpose.ts';
import { User } from '../../domain/user.entity.ts';
import { CreateUser } from '../create-user.ts';
import { SendEmailChange } from './send-email-change.ts';
import { SendToken } from './send-token.ts';

/** Sends what was asked for, where there is an account that it applies to; else nothing. Safe to repeat. */
@Injectable()
export class AnswerMailAsk {
  constructor(
    private readonly tx: Transaction,
    private readonly createUser: CreateUser,
    private readonly sendToken: SendToken,
    private readonly sendEmailChange: SendEmailChange,
  ) {}

  execute({ askId }: { askId: string }): Promise<void> {
    return this.tx.run(async (scope) => {
      const ask = await scope.em.findOne(MailAsk, askId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!ask) return;
      scope.em.remove(ask);
      const user = await scope.em.findOne(User, { email: ask.email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (user) await this.answer(scope, ask, user);
      else if (ask.wish === 'code' && ask.createUser)
        await this.send(scope, ask, await this.join(scope, ask), 'confirm');
    });
  }

  private async answer(scope: TransactionScope, ask: MailAsk, user: User): Promise<void> {
    if (ask.wish === 'email-change-again') return this.sendEmailChange.again(scope, user, wayOf(ask));
    if (ask.wish === 'recovery') return this.send(scope, ask, user, 'recovery');
    if (ask.wish === 'code') return this.send(scope, ask, user, 'magiclink');
    if (!user.emailConfirmedAt) await this.send(scope, ask, user, 'confirm');
  }

  private send(scope: TransactionScope, ask: MailAsk, user: User, purpose: TokenPurpose): Promise<void> {
    return this.sendToken.execute(scope, { ...wayOf(ask), user, purpose, to: user.email });
  }

  private async join({ em, outbox }: TransactionScope, { email, firstName, lastName }: MailAsk): Promise<User> {
    const userId = await this.createUser.execute({ email, firstName: firstName ?? null, lastName: lastName ?? null });
    outbox.append(new UserSignedUp({ userId }));
    return em.findOneOrFail(User, userId);
  }
}

const wayOf = ({ redirectTo, challenge, challengeMethod: method }: MailAsk) => ({
  redirectTo: redirectTo ?? undefined,
  challenge: challenge && method ? { challenge, method } : undefined,
});
