import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';

/** From when accounts are to be deleted, by user id; those that stay are left out. */
@Injectable()
export class DeletionsOf {
  constructor(private readonly database: Database) {}

  async read(userIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const deletions = await this.database.em().find(AccountDeletion, { userId: { $in: [...userIds] } });
    return new Map(deletions.map(({ userId, dueAt }) => [userId, dueAt]));
  }
}
