import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailUnconfirmed, SessionMissing } from '../../domain/errors.ts';
import { User } from '../../domain/user.entity.ts';
import { SendToken } from '../mail/send-token.ts';
import { ThrottleEmail } from '../mail/throttle-email.ts';

@Injectable()
export class SendNonce {
  constructor(
    private readonly tx: Transaction,
    private readonly throttleEmail: ThrottleEmail,
    private readonly sendToken: SendToken,
  ) {}

  send({ userId }: { userId: string }): Promise<void> {
    return this.tx.run(async (scope) => {
      const user = await scope.em.findOneOrFail(User, userId, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        failHandler: () => new SessionMissing(),
      });
      if (!user.emailConfirmedAt) throw new EmailUnconfirmed();
      await this.throttleEmail.throttle(scope.em, user.email);
      await this.sendToken.send(scope, { user, purpose: 'reauthentication', to: user.email });
    });
  }
}
