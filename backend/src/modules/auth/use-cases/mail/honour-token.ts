import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { TransactionScope } from '../../../../platform/database/transaction.ts';
import { EmailExists, UserBanned } from '../../domain/errors.ts';
import { EmailChanged } from '../../domain/events.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { VoidWhatWasSet } from '../void-what-was-set.ts';
import { WantMail } from '../want-mail.ts';
import type { AcceptedToken } from './accept-token.ts';

/** Does what an accepted token stands for. */
@Injectable()
export class HonourToken {
  constructor(
    private readonly voidWhatWasSet: VoidWhatWasSet,
    private readonly wantMail: WantMail,
  ) {}

  /** False when the other address of an email change has yet to agree; nobody is signed in then. */
  async execute(scope: TransactionScope, { user, token }: AcceptedToken): Promise<boolean> {
    if (user.isBanned(new Date())) throw new UserBanned();
    if (token.purpose === 'email-change-old') return this.agree(scope, user, 'old');
    if (token.purpose === 'email-change-new') return this.agree(scope, user, 'new');
    if (!user.emailConfirmedAt) await this.confirm(scope, user, token);
    return true;
  }

  /**
   * Whoever signed up need not be who reads the mail. If the first proof of the address is not the one the sign-up asked
   * for, what was set before it may be a stranger's, and ends.
   */
  private async confirm(scope: TransactionScope, user: User, token: OneTimeToken): Promise<void> {
    if (token.purpose !== 'confirm') await this.voidWhatWasSet.execute(scope, user, token.flowStateId);
    user.confirmAddress(new Date());
    scope.trail.record({ action: 'auth.address-confirmed', actorId: user.id, subjectId: user.id });
  }

  private async agree(scope: TransactionScope, user: User, which: 'old' | 'new'): Promise<boolean> {
    const { em, outbox, trail } = scope;
    const former = { email: user.email, wasConfirmed: user.emailConfirmedAt !== null };
    if (!user.agreeToEmailChange(which, new Date())) return false;
    await em.flush().catch(asEmailExists);
    await em.nativeDelete(OneTimeToken, { userId: user.id });
    trail.record({ action: 'auth.email-changed', actorId: user.id, subjectId: user.id });
    outbox.append(new EmailChanged({ userId: user.id }));
    if (former.wasConfirmed) {
      const facts = { newEmail: user.email };
      this.wantMail.execute(scope, { kind: 'email-changed', userId: user.id, to: former.email, facts });
    }
    return true;
  }
}

function asEmailExists(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? new EmailExists() : error;
}
