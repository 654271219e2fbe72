import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { EmailExists } from '../../domain/errors.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { type PkceChallenge, SendTokenEmail } from './send-token-email.ts';
import { ThrottleEmail } from './throttle-email.ts';

interface SendOptions {
  readonly redirectTo?: string | undefined;
  readonly challenge?: PkceChallenge | undefined;
}

@Injectable()
export class SendEmailChangeConfirmations {
  constructor(
    private readonly throttleEmail: ThrottleEmail,
    private readonly sendTokenEmail: SendTokenEmail,
  ) {}

  async begin(scope: TransactionScope, user: User, newEmail: string, way: SendOptions): Promise<void> {
    const { em } = scope;
    if ((await em.count(User, { email: newEmail })) > 0) throw new EmailExists();
    await em.nativeDelete(OneTimeToken, {
      userId: user.id,
      purpose: { $in: ['email-change-old', 'email-change-new'] },
    });
    user.beginEmailChange(newEmail, realTime());
    for (const address of pendingEmails(user)) await this.throttleEmail.throttle(em, address);
    await this.send(scope, user, way);
  }

  async resend(scope: TransactionScope, user: User, way: SendOptions): Promise<void> {
    if (!user.newEmail) return;
    const isNewsTurn =
      user.emailChangeAwaits === 'old' || (await this.throttleEmail.tryThrottle(scope.em, user.newEmail));
    if (isNewsTurn) await this.send(scope, user, way);
  }

  private async send(scope: TransactionScope, user: User, way: SendOptions): Promise<void> {
    const { email, newEmail, emailChangeAwaits: awaits } = user;
    if (awaits !== 'new') {
      await this.sendTokenEmail.send(scope, { ...way, user, purpose: 'email-change-old', to: email });
    }
    if (awaits !== 'old' && newEmail) {
      await this.sendTokenEmail.send(scope, { ...way, user, purpose: 'email-change-new', to: newEmail });
    }
  }
}

const pendingEmails = ({ email, newEmail, emailChangeAwaits: awaits }: User): string[] => [
  ...(awaits === 'new' ? [] : [email]),
  ...(newEmail ? [newEmail] : []),
];
