import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { IsLastAdministrator, ProveOwner, SignOut, TellOwner } from '../../auth/index.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { LastAdministrator } from '../domain/errors.ts';
import { AccountDeletionRequested } from '../domain/events.ts';
import { DeletionView, deletionView } from './deletion.view.ts';
import { oneAtATime } from './one-at-a-time.ts';

interface DeletionRequest {
  readonly userId: string;
  readonly sessionId: string;
  readonly password: string | undefined;
}

/** Marks an account for deletion in 14 days and signs its owner out everywhere else. Asked again, the first day stands. */
@Injectable()
export class RequestDeletion {
  constructor(
    private readonly tx: Transaction,
    private readonly proveOwner: ProveOwner,
    private readonly isLastAdministrator: IsLastAdministrator,
    private readonly signOut: SignOut,
    private readonly tellOwner: TellOwner,
  ) {}

  async execute({ userId, sessionId, password }: DeletionRequest): Promise<DeletionView> {
    await this.proveOwner.execute({ userId, sessionId, password });
    return this.tx.run(async (scope) => {
      const { em, outbox, trail } = scope;
      const isLast = await this.isLastAdministrator.execute(userId, (others) => whoStays(em, others));
      await oneAtATime(em, userId);
      const known = await em.findOne(AccountDeletion, { userId });
      if (known) return deletionView(known);
      if (isLast) throw new LastAdministrator();
      const deletion = em.create(AccountDeletion, AccountDeletion.of(userId, new Date()));
      await this.signOut.execute({ userId, sessionId, scope: 'others' });
      const facts = { dueAt: deletion.dueAt.toISOString() };
      await this.tellOwner.execute(scope, { kind: 'deletion-asked', userId, facts });
      outbox.append(new AccountDeletionRequested({ userId }));
      trail.record({ action: 'account.deletion-requested', actorId: userId, subjectId: userId });
      return deletionView(deletion);
    });
  }
}

async function whoStays(em: EntityManager, userIds: readonly string[]): Promise<string[]> {
  const leaving = await em.find(AccountDeletion, { userId: { $in: [...userIds] } });
  return userIds.filter((id) => !leaving.some(({ userId }) => userId === id));
}
