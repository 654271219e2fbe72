import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailUnconfirmed, SessionMissing } from '../../domain/errors.ts';
import { User } from '../../domain/user.entity.ts';
import { SendTokenEmail } from '../mail/send-token-email.ts';
import { ThrottleEmail } from '../mail/throttle-email.ts';

@Injectable()
export class SendReauthenticationCode {
  constructor(
    private readonly tx: Transaction,
    private readonly throttleEmail: ThrottleEmail,
    private readonly sendTokenEmail: SendTokenEmail,
  ) {}

  send({ userId }: { userId: string }): Promise<void> {
    return this.tx.run(async (scope) => {
      const user = await scope.em.findOneOrFail(User, userId, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        failHandler: () => new SessionMissing(),
      });
      if (!user.emailConfirmedAt) throw new EmailUnconfirmed();
      await this.throttleEmail.throttle(scope.em, user.email);
      await this.sendTokenEmail.send(scope, { user, purpose: 'reauthentication', to: user.email });
    });
  }
}
