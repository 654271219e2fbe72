import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../../platform/database/transaction.ts';
import { ShowUser } from '../views/show-user.ts';
import type { UserView } from '../views/user.view.ts';
import { AddAccount, type NewAccount } from './add-account.ts';

/** Makes an account for somebody, who has yet to confirm the address unless that is said to be done. */
@Injectable()
export class CreateAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly addAccount: AddAccount,
    private readonly showUser: ShowUser,
  ) {}

  create(account: NewAccount): Promise<UserView> {
    return this.tx.run(async () => this.showUser.show(await this.addAccount.add(account)));
  }
}
