import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
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

/** Every page of the list of members needs this, so it reads plain rows instead of entities. */
const deletionsOf = {
  name: 'account.deletions-of',
  text: `select user_id as "userId", due_at as "dueAt" from account_deletion where user_id = any($1::uuid[])`,
};

/** From when accounts are to be deleted, by user id; those that stay are left out. */
@Injectable()
export class DeletionsOf {
  constructor(private readonly database: Database) {}

  async read(userIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.database.prepared<{ userId: string; dueAt: string | Date }>(deletionsOf, [userIds]);
    return new Map(rows.map(({ userId, dueAt }) => [userId, new Date(dueAt)]));
  }
}
