import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../../platform/database/transaction.ts';
import type { Principal } from '../../../../platform/http/access.ts';
import type { RemovedFactorView } from './factors.view.ts';
import { ownSet } from './recovery-code-set.ts';

/** Removes one's recovery codes. The authenticator app stays, and so does what it opened. */
@Injectable()
export class RemoveRecoveryCodes {
  constructor(private readonly tx: Transaction) {}

  remove({ principal }: { principal: Principal }): Promise<RemovedFactorView> {
    return this.tx.run(async ({ em, auditLog }) => {
      const set = await ownSet(em, principal);
      em.remove(set);
      auditLog.record({
        action: 'auth.recovery-codes-removed',
        actorId: principal.userId,
        subjectId: principal.userId,
      });
      return { id: set.id };
    });
  }
}
