import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../platform/database/transaction.ts';
import { TellOwner } from '../../auth/index.ts';
import { AccountDeletion } from '../domain/account-deletion.entity.ts';
import { TooLateToReturn } from '../domain/errors.ts';
import { DeletionView, deletionView } from './deletion.view.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Takes the wish to be deleted back. No error where there is none. A plan that was let run out is not begun again. */
@Injectable()
export class RestoreAccount {
  constructor(
    private readonly tx: Transaction,
    private readonly tellOwner: TellOwner,
  ) {}

  execute({ userId }: { userId: string }): Promise<DeletionView> {
    return this.tx.run(async (scope) => {
      const { em, trail } = scope;
      await oneAtATime(em, userId);
      const deletion = await em.findOne(AccountDeletion, { userId });
      if (!deletion) return deletionView(null);
      if (deletion.isDue(new Date())) throw new TooLateToReturn();
      em.remove(deletion);
      await this.tellOwner.execute(scope, { kind: 'deletion-taken-back', userId });
      trail.record({ action: 'account.restored', actorId: userId, subjectId: userId });
      return deletionView(null);
    });
  }
}
