import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailExists, EmailTaken } from '../../domain/errors.ts';
import { User } from '../../domain/user.entity.ts';
import { CreateUser } from '../accounts/create-user.ts';
import { ShowUser } from '../views/show-user.ts';
import type { UserView } from '../views/user.view.ts';
import { splitNames, withoutReserved } from './given-metadata.ts';

export interface NewAccount {
  readonly actorId: string | null;
  readonly email: string;
  readonly password?: string | undefined;
  readonly isConfirmed?: boolean | undefined;
  readonly bannedUntil?: Date | null | undefined;
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly appMetadata?: Readonly<Record<string, unknown>> | undefined;
  readonly id?: string | undefined;
}

@Injectable()
export class AddAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly createUser: CreateUser,
  ) {}

  add({ isConfirmed, metadata = {}, appMetadata = {}, password, ...account }: NewAccount): Promise<User> {
    return this.tx.run(async ({ em }) => {
      const id = await this.createUser
        .create({
          ...account,
          ...splitNames(metadata),
          bannedUntil: account.bannedUntil ?? null,
          appMetadata: withoutReserved(appMetadata),
          ...(password === undefined ? {} : { password }),
          ...(isConfirmed ? { emailConfirmedAt: new Date() } : {}),
        })
        .catch(asEmailExists);
      return em.findOneOrFail(User, id);
    });
  }
}

/** The auth protocol uses another error code here than for sign-up. */
function asEmailExists(error: unknown): never {
  throw error instanceof EmailTaken ? new EmailExists() : error;
}

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
