import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { newId } from '#kernel/id.ts';
import { realTime } from '#kernel/real-time.ts';
import { Transaction } from '#platform/database/transaction.ts';
import type { Principal } from '#platform/http/access.ts';
import { SessionMissing } from '../../domain/errors.ts';
import {
  FactorNameTaken,
  InsufficientAssurance,
  AuthenticatorAppRequired,
  RecoveryCodesAlreadyExist,
} from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { User } from '../../domain/user.entity.ts';
import type { RecoveryCodesView } from './factors.view.ts';
import { createRecoveryCodes } from './recovery-code-set.ts';

@Injectable()
export class GenerateRecoveryCodes {
  constructor(private readonly tx: Transaction) {}

  generate({ principal, friendlyName }: { principal: Principal; friendlyName: string }): Promise<RecoveryCodesView> {
    const { userId, aal } = principal;
    return this.tx.run(async ({ em, auditLog }) => {
      const failHandler = () => new SessionMissing();
      await em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler });
      const factors = await em.find(Factor, { userId });
      if (!factors.some((factor) => factor.kind === 'totp' && factor.isVerified()))
        throw new AuthenticatorAppRequired();
      if (aal !== 'aal2') throw new InsufficientAssurance();
      if (factors.some(({ kind }) => kind === 'recovery_code')) throw new RecoveryCodesAlreadyExist();
      if (factors.some((factor) => factor.friendlyName === friendlyName)) throw new FactorNameTaken();
      const now = realTime();
      const set = em.create(Factor, {
        id: newId(),
        userId,
        kind: 'recovery_code',
        friendlyName,
        status: 'verified',
        sealedSecret: null,
        usedStep: null,
        createdAt: now,
        updatedAt: now,
        lastChallengedAt: null,
      });
      await em.flush();
      auditLog.record({ action: 'auth.recovery-codes-made', actorId: userId, subjectId: userId });
      return createRecoveryCodes(em, set);
    });
  }
}
