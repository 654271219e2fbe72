import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import type { TransactionScope } from '#platform/database/transaction.ts';
import { EmailExists, UserBanned } from '../../domain/errors.ts';
import { createEmailChanged } from '../../domain/events.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import type { User } from '../../domain/user.entity.ts';
import { RevokeUnverifiedCredentials } from '../accounts/revoke-unverified-credentials.ts';
import { QueueAccountEmail } from './queue-account-email.ts';
import type { ConsumedOneTimeToken } from './consume-one-time-token.ts';

@Injectable()
export class ApplyOneTimeToken {
  constructor(
    private readonly revokeUnverifiedCredentials: RevokeUnverifiedCredentials,
    private readonly queueAccountEmail: QueueAccountEmail,
  ) {}

  /** Returns false while an email change is incomplete. The caller must not open a session then. */
  async apply(scope: TransactionScope, { user, token }: ConsumedOneTimeToken): Promise<boolean> {
    if (user.isBanned(realTime())) throw new UserBanned();
    if (token.purpose === 'email-change-old') return this.recordEmailChangeConsent(scope, user, 'old');
    if (token.purpose === 'email-change-new') return this.recordEmailChangeConsent(scope, user, 'new');
    if (!user.emailConfirmedAt) await this.confirm(scope, user, token);
    return true;
  }

  private async confirm(scope: TransactionScope, user: User, token: OneTimeToken): Promise<void> {
    if (token.purpose === 'confirm') await this.revokeUnverifiedCredentials.dropFactors(scope, user);
    else await this.revokeUnverifiedCredentials.revoke(scope, user, token.flowStateId);
    user.confirmEmail(realTime());
    scope.auditLog.record({ action: 'auth.address-confirmed', actorId: user.id, subjectId: user.id });
  }

  private async recordEmailChangeConsent(scope: TransactionScope, user: User, which: 'old' | 'new'): Promise<boolean> {
    const { em, outbox, auditLog } = scope;
    const former = { email: user.email, wasConfirmed: user.emailConfirmedAt !== null };
    if (!user.confirmEmailChange(which, realTime())) return false;
    await em.flush().catch(throwEmailExists);
    await em.nativeDelete(OneTimeToken, { userId: user.id });
    auditLog.record({ action: 'auth.email-changed', actorId: user.id, subjectId: user.id });
    outbox.append(createEmailChanged(user.id, former));
    if (!former.wasConfirmed) await this.revokeUnverifiedCredentials.dropFactors(scope, user);
    else {
      const facts = { newEmail: user.email };
      this.queueAccountEmail.queue(scope, { kind: 'email-changed', userId: user.id, to: former.email, facts });
    }
    return true;
  }
}

function throwEmailExists(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? new EmailExists() : error;
}
