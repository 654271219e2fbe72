import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { acquireTransactionLock, Transaction } from '#platform/database/transaction.ts';
import { QueueDeletionEmail } from '#modules/auth/index.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { DeletionAlreadyDue } from '../domain/errors.ts';
import { DeletionView, toDeletionView } from './deletion.view.ts';

/** Restoring the account does not undo the cancellation of a paid plan. */
@Injectable()
export class RestoreAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly queueDeletionEmail: QueueDeletionEmail,
  ) {}

  restore({ userId }: { userId: string }): Promise<DeletionView> {
    return this.tx.run(async (scope) => {
      const { em, auditLog } = scope;
      await acquireTransactionLock(em, `account_deletion:${userId}`);
      const deletion = await em.findOne(AccountDeletion, { userId });
      if (!deletion) return toDeletionView(null);
      if (deletion.isDue(realTime())) throw new DeletionAlreadyDue();
      em.remove(deletion);
      await this.queueDeletionEmail.notify(scope, { kind: 'deletion-taken-back', userId });
      auditLog.record({ action: 'account.restored', actorId: userId, subjectId: userId });
      return toDeletionView(null);
    });
  }
}
