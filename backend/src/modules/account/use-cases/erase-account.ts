import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { EraseUser, UserAccountRemoved } from '#modules/auth/index.ts';
import { EraseSubscriber } from '#modules/mailing/index.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { ErasePersonalData } from './erase-personal-data.ts';

/** Removes the deletion request last, so that `EraseDueAccounts` repeats a failed deletion. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly erasePersonalData: ErasePersonalData,
    private readonly eraseUser: EraseUser,
    private readonly eraseSubscriber: EraseSubscriber,
  ) {}

  @ReactsTo([UserAccountRemoved], { name: 'EraseAccountWhenUserRemoved', queue: 'billing', effect: 'outside' })
  async erase({ userId }: { userId: string }): Promise<void> {
    await this.erasePersonalData.forget({ userId });
    await this.tx.run(async ({ em }) => {
      await this.eraseUser.erase(userId);
      // Erases emails again, because some may have been queued after `forget` erased the emails.
      await this.eraseSubscriber.erase({ userId, email: undefined, inquiryIds: [] });
      await em.nativeDelete(AccountDeletion, { userId });
    });
  }
}
