import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { ReactsTo } from '#platform/reactions/reaction.ts';
import { EraseUser, UserAccountRemoved } from '#modules/auth/index.ts';
import { EraseSubscriber } from '#modules/mailing/index.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { ErasePersonalData } from './erase-personal-data.ts';

/** Deletes the account last, so that a deletion that failed halfway can be found and repeated. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly erasePersonalData: ErasePersonalData,
    private readonly eraseUser: EraseUser,
    private readonly eraseSubscriber: EraseSubscriber,
  ) {}

  /** Safe to repeat, also after the account itself was deleted. */
  @ReactsTo([UserAccountRemoved], { name: 'EraseAccountWhenUserRemoved', queue: 'billing', effect: 'outside' })
  async erase({ userId }: { userId: string }): Promise<void> {
    await this.erasePersonalData.forget({ userId });
    await this.tx.run(async ({ em }) => {
      await this.eraseUser.erase(userId);
      // Emails may have been queued during this deletion. No new ones can follow, because the account no longer exists.
      await this.eraseSubscriber.erase({ userId, email: undefined, inquiryIds: [] });
      await em.nativeDelete(AccountDeletion, { userId });
    });
  }
}
