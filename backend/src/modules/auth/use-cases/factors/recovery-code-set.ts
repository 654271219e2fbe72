import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import type { Principal } from '#platform/http/access.ts';
import { FactorNotFound, InsufficientAssurance } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { RecoveryCode } from '../../domain/recovery-code.entity.ts';
import { hashRecoveryCode, generateRecoveryCode, recoveryCodeCount } from '../../domain/recovery-codes.ts';
import type { RecoveryCodesStatusView, RecoveryCodesView, RemovedFactorView } from './factors.view.ts';

export function createRecoveryCodes(em: EntityManager, { id, friendlyName }: Factor): RecoveryCodesView {
  const codes = Array.from({ length: recoveryCodeCount }, generateRecoveryCode);
  for (const code of codes) {
    em.create(RecoveryCode, { id: newId(), factorId: id, hash: hashRecoveryCode(code), usedAt: null });
  }
  return { id, type: 'recovery_code', friendly_name: friendlyName, total: codes.length, codes };
}

export async function lockRecoveryCodeFactor(em: EntityManager, { userId, aal }: Principal): Promise<Factor> {
  const set = await em.findOneOrFail(
    Factor,
    { userId, kind: 'recovery_code' },
    { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => new FactorNotFound() },
  );
  if (aal !== 'aal2') throw new InsufficientAssurance();
  return set;
}

@Injectable()
export class ReadRecoveryCodes {
  constructor(private readonly database: Database) {}

  async read({ userId }: { userId: string }): Promise<RecoveryCodesStatusView> {
    const em = this.database.em();
    const failHandler = () => new FactorNotFound();
    const { id } = await em.findOneOrFail(Factor, { userId, kind: 'recovery_code' }, { failHandler });
    const codes = await em.find(RecoveryCode, { factorId: id });
    const remaining = codes.filter(({ usedAt }) => usedAt === null).length;
    return { id, type: 'recovery_code', total: codes.length, remaining };
  }
}

@Injectable()
export class ReplaceRecoveryCodes {
  constructor(private readonly tx: Transaction) {}

  replace({ principal }: { principal: Principal }): Promise<RecoveryCodesView> {
    return this.tx.run(async ({ em, auditLog }) => {
      const set = await lockRecoveryCodeFactor(em, principal);
      await em.nativeDelete(RecoveryCode, { factorId: set.id });
      set.updatedAt = realTime();
      auditLog.record({
        action: 'auth.recovery-codes-replaced',
        actorId: principal.userId,
        subjectId: principal.userId,
      });
      return createRecoveryCodes(em, set);
    });
  }
}

@Injectable()
export class RemoveRecoveryCodes {
  constructor(private readonly tx: Transaction) {}

  remove({ principal }: { principal: Principal }): Promise<RemovedFactorView> {
    return this.tx.run(async ({ em, auditLog }) => {
      const set = await lockRecoveryCodeFactor(em, principal);
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
