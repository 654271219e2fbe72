import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { RemovedAccount } from '../../domain/removed-account.entity.ts';
import { User } from '../../domain/user.entity.ts';

@Injectable()
export class EraseUser {
  constructor(private readonly tx: Transaction) {}

  erase(userId: string): Promise<void> {
    return this.tx.run(async ({ em, auditLog }) => {
      if ((await em.nativeDelete(User, { id: userId })) === 0) return;
      auditLog.record({ action: 'auth.account-erased', actorId: null, subjectId: userId });
    });
  }
}

@Injectable()
export class DeleteRemovedAccountEmail {
  constructor(private readonly tx: Transaction) {}

  forget(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(RemovedAccount, { userId });
    });
  }
}
