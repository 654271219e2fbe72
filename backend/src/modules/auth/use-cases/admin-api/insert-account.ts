import { Injectable } from '@nestjs/common';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { EmailExists, EmailAlreadyRegistered } from '../../domain/errors.ts';
import { User } from '../../domain/user.entity.ts';
import { CreateUser } from '../accounts/create-user.ts';
import { BuildUserView } from '../views/build-user-view.ts';
import type { UserView } from '../views/user.view.ts';
import { extractNames, removeReservedKeys } from './user-metadata.ts';

export interface NewAccountInput {
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
export class InsertAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly createUser: CreateUser,
  ) {}

  insert({ isConfirmed, metadata = {}, appMetadata = {}, password, ...account }: NewAccountInput): Promise<User> {
    return this.tx.run(async ({ em }) => {
      const id = await this.createUser
        .create({
          ...account,
          ...extractNames(metadata),
          bannedUntil: account.bannedUntil ?? null,
          appMetadata: removeReservedKeys(appMetadata),
          ...(password === undefined ? {} : { password }),
          ...(isConfirmed ? { emailConfirmedAt: realTime() } : {}),
        })
        .catch(throwEmailExists);
      return em.findOneOrFail(User, id);
    });
  }
}

function throwEmailExists(error: unknown): never {
  throw error instanceof EmailAlreadyRegistered ? new EmailExists() : error;
}

@Injectable()
export class CreateAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly insertAccount: InsertAccount,
    private readonly buildUserView: BuildUserView,
  ) {}

  create(account: NewAccountInput): Promise<UserView> {
    return this.tx.run(async () => this.buildUserView.build(await this.insertAccount.insert(account)));
  }
}
