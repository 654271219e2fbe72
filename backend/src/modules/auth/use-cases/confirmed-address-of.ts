import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { RemovedAccount } from '../domain/removed-account.entity.ts';
import { User } from '../domain/user.entity.ts';

/**
 * The address a person has shown they read, also after their account was removed, until it is erased; undefined while it
 * may be somebody else's.
 */
@Injectable()
export class ConfirmedAddressOf {
  constructor(private readonly database: Database) {}

  async execute(userId: string): Promise<string | undefined> {
    const em = this.database.em();
    const owner =
      (await em.findOne(User, { id: userId, emailConfirmedAt: { $ne: null } })) ??
      (await em.findOne(RemovedAccount, { userId }));
    return owner?.email;
  }
}
