import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { DeletionView, deletionView } from './deletion.view.ts';

/** Whether, and from when, a person's account is to be deleted. */
@Injectable()
export class ReadDeletion {
  constructor(private readonly database: Database) {}

  async read({ userId }: { userId: string }): Promise<DeletionView> {
    return deletionView(await this.database.em().findOne(AccountDeletion, { userId }));
  }
}

/** From when accounts are to be deleted, by user id; those that stay are left out. */
@Injectable()
export class DeletionsOf {
  constructor(private readonly database: Database) {}

  async read(userIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const deletions = await this.database.em().find(AccountDeletion, { userId: { $in: [...userIds] } });
    return new Map(deletions.map(({ userId, dueAt }) => [userId, dueAt]));
  }
}
