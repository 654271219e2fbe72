import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import {
  AccountNotFound,
  LastAdministratorNotRemovable,
  OwnAccountChangeForbidden,
  OwnerOnlyActionForbidden,
  StaffEmailChangeForbidden,
} from '../../domain/directory-errors.ts';
import { EmailExists } from '../../domain/errors.ts';
import { createEmailChanged, UserRenamed } from '../../domain/events.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { UserRole } from '../../domain/user-role.entity.ts';
import { User, type AccountChange } from '../../domain/user.entity.ts';
import { BuildUserView } from '../views/build-user-view.ts';
import type { UserView } from '../views/user.view.ts';
import { LastAdministratorCheck } from '../roles/last-administrator-check.ts';
import { PasswordHasher } from '../passwords/password-hasher.ts';
import { RevokeUnverifiedCredentials } from '../accounts/revoke-unverified-credentials.ts';
import { QueueAccountEmail } from '../mail/queue-account-email.ts';
import { endSessions } from '../sessions/end-session.ts';
import { extractNames, removeReservedKeys } from './user-metadata.ts';

interface ChangeInput {
  readonly actorId: string | null;
  readonly userId: string;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
  readonly isConfirmed?: boolean | undefined;
  readonly bannedUntil?: Date | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly appMetadata?: Readonly<Record<string, unknown>> | undefined;
}

/** A null `actorId` is a service, and only services may set a password. */
@Injectable()
export class ChangeAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly passwordHasher: PasswordHasher,
    private readonly lastAdministratorCheck: LastAdministratorCheck,
    private readonly revokeUnverifiedCredentials: RevokeUnverifiedCredentials,
    private readonly queueAccountEmail: QueueAccountEmail,
    private readonly buildUserView: BuildUserView,
  ) {}

  async change({ actorId, userId, password, ...input }: ChangeInput): Promise<UserView> {
    if (password !== undefined && actorId !== null) throw new OwnerOnlyActionForbidden();
    if (actorId === userId && (changesEmail(input) || input.bannedUntil)) throw new OwnAccountChangeForbidden();
    const hash = password === undefined ? undefined : await this.passwordHasher.hash(password);
    return this.tx.run(async (scope) => {
      if (input.bannedUntil && (await this.lastAdministratorCheck.isLastAdministrator(userId)))
        throw new LastAdministratorNotRemovable();
      const failHandler = () => new AccountNotFound();
      const user = await scope.em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
      if (actorId !== null && changesEmail(input)) await assertNotStaff(scope, userId);
      const former = { email: user.email, name: user.fullName(), wasConfirmed: user.emailConfirmedAt !== null };
      const now = realTime();
      user.applyChange(toAccountChange(input), now);
      if (hash !== undefined) user.changePassword(hash, now);
      await scope.em.flush().catch(throwEmailExists);
      const isMoved = former.email !== user.email;
      if (isMoved) scope.outbox.append(createEmailChanged(userId, former));
      if (former.name !== user.fullName()) scope.outbox.append(new UserRenamed({ userId }));
      if (hash !== undefined || input.email !== undefined || input.bannedUntil) await endAccess(scope, userId);
      if (input.isConfirmed && !former.wasConfirmed) await this.revokeUnverifiedCredentials.dropFactors(scope, user);
      if (isMoved && (former.wasConfirmed || actorId !== null)) this.notifyEmailChanged(scope, user, former.email);
      if (hash !== undefined) this.queueAccountEmail.queue(scope, { kind: 'password-changed', userId, to: user.email });
      const fields = Object.entries({ ...input, password }).flatMap(([name, value]) =>
        value === undefined ? [] : [name],
      );
      scope.auditLog.record({ action: 'auth.account-changed', actorId, subjectId: userId, details: { fields } });
      return this.buildUserView.build(user);
    });
  }

  private notifyEmailChanged(scope: TransactionScope, { id: userId, email: newEmail }: User, to: string): void {
    this.queueAccountEmail.queue(scope, { kind: 'email-changed', userId, to, facts: { newEmail } });
  }
}

function toAccountChange({
  email,
  isConfirmed,
  bannedUntil,
  metadata,
  appMetadata,
}: Partial<ChangeInput>): AccountChange {
  return {
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
    ...(isConfirmed === undefined ? {} : { isConfirmed }),
    ...(bannedUntil === undefined ? {} : { bannedUntil }),
    ...(metadata ? extractNames(metadata) : {}),
    ...(appMetadata ? { appMetadata: removeReservedKeys(appMetadata) } : {}),
  };
}

const changesEmail = ({ email, isConfirmed }: Partial<ChangeInput>): boolean =>
  email !== undefined || isConfirmed !== undefined;

async function assertNotStaff({ em }: TransactionScope, userId: string): Promise<void> {
  if ((await em.count(UserRole, { userId })) > 0) throw new StaffEmailChangeForbidden();
}

async function endAccess({ em }: TransactionScope, userId: string): Promise<void> {
  await endSessions(em, { userId });
  await em.nativeDelete(OneTimeToken, { userId });
}

function throwEmailExists(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? new EmailExists() : error;
}
