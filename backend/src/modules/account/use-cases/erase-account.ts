import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { ConfirmedAddressOf, EraseUser } from '../../auth/index.ts';
import { ForgetPayer } from '../../billing/index.ts';
import { ForgetSubscriber } from '../../mailing/index.ts';
import { ForgetGrants } from '../../membership/index.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';

/**
 * Deletes a person from every module. Stripe goes first, because it may be away and must be asked again; all the rest is
 * one commit. An address that was never confirmed keeps its place on the list: it may be somebody else's.
 */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly confirmedAddressOf: ConfirmedAddressOf,
    private readonly forgetPayer: ForgetPayer,
    private readonly forgetSubscriber: ForgetSubscriber,
    private readonly forgetGrants: ForgetGrants,
    private readonly eraseUser: EraseUser,
  ) {}

  /** Call it only for a deletion that is due. Safe to run any number of times. */
  async execute(userId: string): Promise<void> {
    await this.forgetPayer.execute(userId);
    const email = await this.confirmedAddressOf.execute(userId);
    await this.tx.run(async ({ em }) => {
      await this.forgetSubscriber.execute({ userId, email });
      await this.forgetGrants.execute(userId);
      await this.eraseUser.execute(userId);
      await em.nativeDelete(AccountDeletion, { userId });
    });
  }
}
