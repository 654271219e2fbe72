import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import type { Principal } from '#platform/http/access.ts';
import { FactorUnknown, InsufficientAssurance } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { DropFactor } from './drop-factor.ts';
import type { RemovedFactorView } from './factors.view.ts';

/**
 * Removes an authenticator app of the signed-in user. A verified app can only be removed in a session that has verified
 * a second factor.
 */
@Injectable()
export class RemoveFactor {
  constructor(
    private readonly tx: Transaction,
    private readonly dropFactor: DropFactor,
  ) {}

  remove({ principal, factorId }: { principal: Principal; factorId: string }): Promise<RemovedFactorView> {
    const { userId, email, aal } = principal;
    return this.tx.run(async (scope) => {
      const factor = await scope.em.findOneOrFail(
        Factor,
        { id: factorId, userId, kind: 'totp' },
        { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => new FactorUnknown() },
      );
      if (factor.isVerified() && aal !== 'aal2') throw new InsufficientAssurance('conflict');
      await this.dropFactor.drop(scope, { factor, email, actorId: userId });
      return { id: factorId };
    });
  }
}
