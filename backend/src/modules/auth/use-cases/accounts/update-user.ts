import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { realTime } from '#kernel/real-time.ts';
import type { Principal } from '#platform/http/access.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import { AppMetadataChangeForbidden, PhoneDisabled, SessionMissing } from '../../domain/errors.ts';
import { UserRenamed } from '../../domain/events.ts';
import { InsufficientAssurance } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { Session } from '../../domain/session.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { BuildUserView } from '../views/build-user-view.ts';
import type { UserView } from '../views/user.view.ts';
import { SendEmailChangeConfirmations } from '../mail/send-email-change-confirmations.ts';
import { PasswordAttemptLimiter } from '../passwords/password-attempt-limiter.ts';
import { AuthorizePasswordChange } from '../passwords/authorize-password-change.ts';
import { QueueAccountEmail } from '../mail/queue-account-email.ts';
import type { PkceChallenge } from '../mail/send-token-email.ts';
import { endSessions } from '../sessions/end-session.ts';

interface UpdateUserInput {
  readonly who: Pick<Principal, 'userId' | 'sessionId' | 'aal'>;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
  readonly nonce?: string | undefined;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly metadata?: Readonly<Record<string, unknown>>;
  readonly phone?: string | undefined;
  readonly appMetadata?: object | undefined;
  readonly redirectTo?: string | undefined;
  readonly challenge?: PkceChallenge | undefined;
}

@Injectable()
export class UpdateUser {
  constructor(
    private readonly database: Database,
    private readonly tx: Transaction,
    private readonly provePasswordChange: AuthorizePasswordChange,
    private readonly sendEmailChangeConfirmations: SendEmailChangeConfirmations,
    private readonly queueAccountEmail: QueueAccountEmail,
    private readonly buildUserView: BuildUserView,
    private readonly passwordAttemptLimiter: PasswordAttemptLimiter,
  ) {}

  async update({ who, password, ...input }: UpdateUserInput): Promise<UserView> {
    if (input.appMetadata) throw new AppMetadataChangeForbidden();
    if (input.phone) throw new PhoneDisabled();
    await this.requireSecondFactor(who);
    const hash =
      password === undefined ? undefined : await this.provePasswordChange.authorize({ ...who, ...input, password });
    const updated = await this.tx.run(async (scope) => {
      const user = await scope.em.findOneOrFail(User, who.userId, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        failHandler: () => new SessionMissing(),
      });
      if (user.rename(input, realTime())) scope.outbox.append(new UserRenamed({ userId: user.id }));
      if (input.metadata) user.mergeMetadata(input.metadata);
      if (hash !== undefined) await this.changePassword(scope, user, hash, who.sessionId);
      const newEmail = input.email === undefined ? user.email : normalizeEmail(input.email);
      if (newEmail !== user.email) await this.sendEmailChangeConfirmations.begin(scope, user, newEmail, input);
      return this.buildUserView.build(user);
    });
    if (hash !== undefined) await this.forgetTries(who, updated.email);
    return updated;
  }

  private async forgetTries({ userId, sessionId }: UpdateUserInput['who'], email: string): Promise<void> {
    const session = await this.database.em().findOne(Session, sessionId);
    if (session) await this.passwordAttemptLimiter.resetLimits({ email, userId, origin: session.origin() });
  }

  private async requireSecondFactor({ userId, aal }: UpdateUserInput['who']): Promise<void> {
    if (aal === 'aal2') return;
    const factors = await this.database.em().count(Factor, { userId, status: 'verified' });
    if (factors > 0) throw new InsufficientAssurance('unauthenticated');
  }

  private async changePassword(scope: TransactionScope, user: User, hash: string, sessionId: string): Promise<void> {
    const { em, auditLog } = scope;
    user.changePassword(hash, realTime());
    await endSessions(em, { userId: user.id, id: { $ne: sessionId } });
    await em.nativeDelete(OneTimeToken, { userId: user.id });
    user.abandonEmailChange();
    this.queueAccountEmail.queue(scope, { kind: 'password-changed', userId: user.id, to: user.email });
    auditLog.record({ action: 'auth.password-changed', actorId: user.id, subjectId: user.id });
  }
}
