import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction, type TransactionScope } from '../../../../platform/database/transaction.ts';
import { AccountUnknown, LastAdministratorStays, OwnAccount } from '../../domain/directory-errors.ts';
import { AuthMail } from '../../domain/auth-mail.entity.ts';
import { UserClosed, UserRemoved } from '../../domain/events.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { KnownDevice } from '../../domain/known-device.entity.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { RemovedAccount } from '../../domain/removed-account.entity.ts';
import { Session } from '../../domain/session.entity.ts';
import { UserRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { EraseUser } from '../erase-user.ts';
import { IsLastAdministrator } from '../is-last-administrator.ts';

interface Deletion {
  readonly actorId: string | null;
  readonly userId: string;
  /** Leaves the row, without a person in it. */
  readonly isSoft: boolean;
}

/** Deletes somebody's account at once. What other modules hold of the person goes by the fact that reports it. */
@Injectable()
export class DeleteAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly isLastAdministrator: IsLastAdministrator,
    private readonly eraseUser: EraseUser,
  ) {}

  async execute({ actorId, userId, isSoft }: Deletion): Promise<void> {
    if (actorId === userId) throw new OwnAccount();
    if (await this.isLastAdministrator.execute(userId)) throw new LastAdministratorStays();
    await this.tx.run(async (scope) => {
      const { em, outbox, trail } = scope;
      const failHandler = () => new AccountUnknown();
      const user = await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
      trail.record({ action: 'auth.account-deleted', actorId, subjectId: userId, details: { isSoft } });
      if (isSoft) {
        await this.close(scope, user);
        outbox.append(new UserClosed({ userId }));
      } else {
        await this.eraseUser.execute(userId);
        if (user.emailConfirmedAt) em.create(RemovedAccount, { userId, email: user.email });
        outbox.append(new UserRemoved({ userId }));
      }
    });
  }

  private async close({ em }: TransactionScope, user: User): Promise<void> {
    user.close(new Date());
    for (const entity of [Session, OneTimeToken, Factor, UserRole, AuthMail, KnownDevice]) {
      await em.nativeDelete<{ userId: string }>(entity, { userId: user.id });
    }
  }
}
