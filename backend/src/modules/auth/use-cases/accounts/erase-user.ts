import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { RemovedAccount } from '../../domain/removed-account.entity.ts';
import { User } from '../../domain/user.entity.ts';

/** Deletes an account with its sessions, factors, links and roles. What the audit log holds of it is an id without a name. */
@Injectable()
export class EraseUser {
  constructor(private readonly tx: Transaction) {}

  /** Call it once no other module needs the address any more. Safe to run any number of times. */
  erase(userId: string): Promise<void> {
    return this.tx.run(async ({ em, auditLog }) => {
      if ((await em.nativeDelete(User, { id: userId })) === 0) return;
      auditLog.record({ action: 'auth.account-erased', actorId: null, subjectId: userId });
    });
  }
}

/** Deletes the address that was kept of a removed account. */
@Injectable()
export class ForgetRemovedAccount {
  constructor(private readonly tx: Transaction) {}

  /** Call it once no other module needs the address any more. Safe to run any number of times. */
  forget(userId: string): Promise<void> {
    return this.tx.run(async ({ em }) => {
      await em.nativeDelete(RemovedAccount, { userId });
    });
  }
}
