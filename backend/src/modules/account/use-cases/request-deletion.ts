import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { LastAdministratorCheck, VerifyAccountOwner, SignOut, QueueDeletionEmail } from '#modules/auth/index.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { LastAdministratorNotDeletable } from '../domain/errors.ts';
import { AccountDeletionRequested } from '../domain/events.ts';
import { DeletionView, toDeletionView } from './deletion.view.ts';

interface DeletionRequest {
  readonly userId: string;
  readonly sessionId: string;
  readonly password: string | undefined;
  readonly zone: string | undefined;
}

@Injectable()
export class RequestDeletion {
  constructor(
    private readonly tx: Transaction,
    private readonly proveOwner: VerifyAccountOwner,
    private readonly lastAdministratorCheck: LastAdministratorCheck,
    private readonly signOut: SignOut,
    private readonly queueDeletionEmail: QueueDeletionEmail,
  ) {}

  async request({ userId, sessionId, password, zone }: DeletionRequest): Promise<DeletionView> {
    await this.proveOwner.verify({ userId, sessionId, password });
    return this.tx.run(async (scope) => {
      const { em, outbox, auditLog } = scope;
      const isLast = await this.lastAdministratorCheck.isLastAdministrator(userId, (others) =>
        filterStaying(em, others),
      );
      await acquireTransactionLock(em, `account_deletion:${userId}`);
      const known = await em.findOne(AccountDeletion, { userId });
      if (known) return toDeletionView(known);
      if (isLast) throw new LastAdministratorNotDeletable();
      const deletion = AccountDeletion.createValues(userId, realTime());
      const facts = { dueAt: deletion.dueAt.toISOString(), ...(zone && { zone }) };
      await this.queueDeletionEmail.notify(scope, { kind: 'deletion-asked', userId, facts });
      const stored = em.create(AccountDeletion, deletion);
      await this.signOut.endSessions({ userId, sessionId, scope: 'others' });
      outbox.append(new AccountDeletionRequested({ userId }));
      auditLog.record({ action: 'account.deletion-requested', actorId: userId, subjectId: userId });
      return toDeletionView(stored);
    });
  }
}

async function filterStaying(em: EntityManager, userIds: readonly string[]): Promise<string[]> {
  const leaving = await em.find(AccountDeletion, { userId: { $in: [...userIds] } });
  return userIds.filter((id) => !leaving.some(({ userId }) => userId === id));
}
