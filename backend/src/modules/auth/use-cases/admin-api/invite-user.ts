import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { BuildUserView } from '../views/build-user-view.ts';
import type { UserView } from '../views/user.view.ts';
import { SendTokenEmail } from '../mail/send-token-email.ts';
import { InsertAccount } from './insert-account.ts';

interface Invitation {
  readonly actorId: string | null;
  readonly email: string;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly redirectTo?: string | undefined;
}

@Injectable()
export class InviteUser {
  constructor(
    private readonly tx: Transaction,
    private readonly insertAccount: InsertAccount,
    private readonly sendTokenEmail: SendTokenEmail,
    private readonly buildUserView: BuildUserView,
  ) {}

  invite({ redirectTo, ...invitation }: Invitation): Promise<UserView> {
    return this.tx.run(async (scope) => {
      const user = await this.insertAccount.insert(invitation);
      await this.sendTokenEmail.send(scope, { user, purpose: 'invite', to: user.email, redirectTo });
      return this.buildUserView.build(user);
    });
  }
}
