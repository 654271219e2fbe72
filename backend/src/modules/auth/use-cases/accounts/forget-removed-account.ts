import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../../platform/database/transaction.ts';
import { RemovedAccount } from '../../domain/removed-account.entity.ts';

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
