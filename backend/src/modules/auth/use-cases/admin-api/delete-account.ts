import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction, type TransactionScope } from '#platform/database/transaction.ts';
import {
  AccountNotFound,
  LastAdministratorNotRemovable,
  OwnAccountChangeForbidden,
} from '../../domain/directory-errors.ts';
import { UserAccountClosed, UserAccountRemoved } from '../../domain/events.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { FlowState } from '../../domain/flow-state.entity.ts';
import { Identity } from '../../domain/identity.entity.ts';
import { KnownDevice } from '../../domain/known-device.entity.ts';
import { OneTimeToken } from '../../domain/one-time-token.entity.ts';
import { RemovedAccount } from '../../domain/removed-account.entity.ts';
import { UserRole } from '../../domain/user-role.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { EraseUser } from '../accounts/erase-user.ts';
import { LastAdministratorCheck } from '../roles/last-administrator-check.ts';
import { endSessions } from '../sessions/end-session.ts';

interface Deletion {
  readonly actorId: string | null;
  readonly userId: string;
  readonly isSoft: boolean;
}

@Injectable()
export class DeleteAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly lastAdministratorCheck: LastAdministratorCheck,
    private readonly eraseUser: EraseUser,
  ) {}

  async delete({ actorId, userId, isSoft }: Deletion): Promise<void> {
    if (actorId === userId) throw new OwnAccountChangeForbidden();
    await this.tx.run(async (scope) => {
      const { outbox, auditLog } = scope;
      if (await this.lastAdministratorCheck.isLastAdministrator(userId)) throw new LastAdministratorNotRemovable();
      const failHandler = () => new AccountNotFound();
      const user = await scope.em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
      auditLog.record({ action: 'auth.account-deleted', actorId, subjectId: userId, details: { isSoft } });
      await storeRemovedEmail(scope, user);
      if (isSoft) {
        await this.close(scope, user);
        outbox.append(new UserAccountClosed({ userId }));
      } else {
        await this.eraseUser.erase(userId);
        outbox.append(new UserAccountRemoved({ userId }));
      }
    });
  }

  private async close({ em }: TransactionScope, user: User): Promise<void> {
    user.close(realTime());
    await endSessions(em, { userId: user.id });
    for (const entity of [Identity, OneTimeToken, FlowState, Factor, UserRole, KnownDevice]) {
      await em.nativeDelete<{ userId: string }>(entity, { userId: user.id });
    }
  }
}

async function storeRemovedEmail({ em }: TransactionScope, user: User): Promise<void> {
  if (!user.emailConfirmedAt || user.deletedAt) return;
  await em.upsert(RemovedAccount, { userId: user.id, email: user.email, removedAt: realTime() });
}
