import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { EraseUser } from '../../auth/index.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { ForgetPerson } from './forget-person.ts';

/** Deletes a person from every module, the account last: while it is there, a failure is found and mended. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly forgetPerson: ForgetPerson,
    private readonly eraseUser: EraseUser,
  ) {}

  /** Call it only for a deletion that is due. Safe to run any number of times. */
  async execute(userId: string): Promise<void> {
    await this.forgetPerson.execute(userId);
    await this.tx.run(async ({ em }) => {
      await this.eraseUser.execute(userId);
      await em.nativeDelete(AccountDeletion, { userId });
    });
  }
}
