import { Injectable } from '@nestjs/common';
import { Transaction } from '../../../../platform/database/transaction.ts';
import type { Principal } from '../../../../platform/http/access.ts';
import { RecoveryCode } from '../../domain/recovery-code.entity.ts';
import type { RecoveryCodesView } from './factors.view.ts';
import { fill, ownSet } from './recovery-code-set.ts';

/** Puts new recovery codes in the place of the old ones, which open nothing from then on. */
@Injectable()
export class ReplaceRecoveryCodes {
  constructor(private readonly tx: Transaction) {}

  replace({ principal }: { principal: Principal }): Promise<RecoveryCodesView> {
    return this.tx.run(async ({ em, auditLog }) => {
      const set = await ownSet(em, principal);
      await em.nativeDelete(RecoveryCode, { factorId: set.id });
      set.updatedAt = new Date();
      auditLog.record({
        action: 'auth.recovery-codes-replaced',
        actorId: principal.userId,
        subjectId: principal.userId,
      });
      return fill(em, set);
    });
  }
}
