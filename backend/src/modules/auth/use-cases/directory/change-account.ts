import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction, type TransactionScope } from '../../../../platform/database/transaction.ts';
import { AccountUnknown, LastAdministratorStays, OwnAccount, OwnersSecret } from '../../domain/directory-errors.ts';
import { EmailExists } from '../../domain/errors.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { Session } from '../../domain/session.entity.ts';
import { User, emailKey, type AccountChange } from '../../domain/user.entity.ts';
import { ShowUser } from '../answers/show-user.ts';
import type { UserView } from '../answers/user.view.ts';
import { IsLastAdministrator } from '../is-last-administrator.ts';
import { Passwords } from '../passwords.ts';
import { WantMail } from '../want-mail.ts';
import { personal, withoutReserved } from './given-metadata.ts';

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

/** Changes somebody's account. A ban, another address and a password end all its sessions; a password is for services. */
@Injectable()
export class ChangeAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly passwords: Passwords,
    private readonly isLastAdministrator: IsLastAdministrator,
    private readonly wantMail: WantMail,
    private readonly showUser: ShowUser,
  ) {}

  async execute({ actorId, userId, password, ...input }: ChangeInput): Promise<UserView> {
    if (password !== undefined && actorId !== null) throw new OwnersSecret();
    if (input.bannedUntil) await this.refuseBan(actorId, userId);
    const hash = password === undefined ? undefined : await this.passwords.hash(password);
    return this.tx.run(async (scope) => {
      const failHandler = () => new AccountUnknown();
      const user = await scope.em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
      const former = user.emailConfirmedAt ? user.email : undefined;
      const now = new Date();
      user.amend(changeOf(input), now);
      if (hash !== undefined) user.changePassword(hash, now);
      await scope.em.flush().catch(asEmailExists);
      const isMoved = former !== undefined && former !== user.email;
      if (hash !== undefined || input.email !== undefined || input.bannedUntil) await endAccess(scope, userId);
      if (isMoved) this.tell(scope, userId, { kind: 'email-changed', to: former, facts: { newEmail: user.email } });
      if (hash !== undefined) this.tell(scope, userId, { kind: 'password-changed', to: user.email });
      const fields = Object.entries({ ...input, password }).flatMap(([name, value]) =>
        value === undefined ? [] : [name],
      );
      scope.trail.record({ action: 'auth.account-changed', actorId, subjectId: userId, details: { fields } });
      return this.showUser.execute(user);
    });
  }

  private async refuseBan(actorId: string | null, userId: string): Promise<void> {
    if (actorId === userId) throw new OwnAccount();
    if (await this.isLastAdministrator.execute(userId)) throw new LastAdministratorStays();
  }

  private tell(
    scope: TransactionScope,
    userId: string,
    mail: { kind: 'email-changed'; to: string; facts: { newEmail: string } } | { kind: 'password-changed'; to: string },
  ): void {
    this.wantMail.execute(scope, { ...mail, userId });
  }
}

function changeOf({ email, isConfirmed, bannedUntil, metadata, appMetadata }: Partial<ChangeInput>): AccountChange {
  return {
    ...(email === undefined ? {} : { email: emailKey(email) }),
    ...(isConfirmed === undefined ? {} : { isConfirmed }),
    ...(bannedUntil === undefined ? {} : { bannedUntil }),
    ...(metadata ? personal(metadata) : {}),
    ...(appMetadata ? { appMetadata: withoutReserved(appMetadata) } : {}),
  };
}

async function endAccess({ em }: TransactionScope, userId: string): Promise<void> {
  await em.nativeDelete(Session, { userId });
  await em.nativeDelete(OneTimeToken, { userId });
}

function asEmailExists(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? new EmailExists() : error;
}
