import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { SessionFacts, type ReadSessionFact, type SessionFactValues } from '#platform/http/session-facts.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { DeletionView, toDeletionView } from './deletion.view.ts';

@Injectable()
export class ReadDeletion {
  constructor(private readonly database: Database) {}

  async read({ userId }: { userId: string }): Promise<DeletionView> {
    return toDeletionView(await this.database.em().findOne(AccountDeletion, { userId }));
  }
}

const dueAtQuery = {
  name: 'account.deletions-of',
  text: `select user_id as "userId", due_at as "dueAt" from account_deletion where user_id = any($1::uuid[])`,
};

@Injectable()
export class ReadDeletions {
  private readonly fact: ReadSessionFact<string>;

  constructor(
    private readonly database: Database,
    facts: SessionFacts,
  ) {
    this.fact = facts.add<string>(
      'deletionDueAt',
      'select to_jsonb(d.due_at) from account_deletion d where d.user_id = s.user_id',
      ['list'],
    );
  }

  findInFacts(facts: SessionFactValues): Date | undefined {
    const dueAt = this.fact(facts);
    return dueAt === null ? undefined : new Date(dueAt);
  }

  async read(userIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const rows = await this.database.prepared<{ userId: string; dueAt: string | Date }>(dueAtQuery, [userIds]);
    return new Map(rows.map(({ userId, dueAt }) => [userId, new Date(dueAt)]));
  }
}
