import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { ShowUser } from '../views/show-user.ts';
import type { UserView } from '../views/user.view.ts';
import { SendToken } from '../mail/send-token.ts';
import { AddAccount } from './add-account.ts';

interface Invitation {
  readonly actorId: string | null;
  readonly email: string;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly redirectTo?: string | undefined;
}

@Injectable()
export class InvitePerson {
  constructor(
    private readonly tx: Transaction,
    private readonly addAccount: AddAccount,
    private readonly sendToken: SendToken,
    private readonly showUser: ShowUser,
  ) {}

  invite({ redirectTo, ...invitation }: Invitation): Promise<UserView> {
    return this.tx.run(async (scope) => {
      const user = await this.addAccount.add(invitation);
      await this.sendToken.send(scope, { user, purpose: 'invite', to: user.email, redirectTo });
      return this.showUser.show(user);
    });
  }
}
