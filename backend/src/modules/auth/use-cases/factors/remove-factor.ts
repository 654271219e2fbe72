import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transaction } from '#platform/database/transaction.ts';
import type { Principal } from '#platform/http/access.ts';
import { FactorNotFound, InsufficientAssurance } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { DeleteFactorAndNotify } from './delete-factor-and-notify.ts';
import type { RemovedFactorView } from './factors.view.ts';

@Injectable()
export class RemoveFactor {
  constructor(
    private readonly tx: Transaction,
    private readonly deleteFactorAndNotify: DeleteFactorAndNotify,
  ) {}

  remove({ principal, factorId }: { principal: Principal; factorId: string }): Promise<RemovedFactorView> {
    const { userId, email, aal } = principal;
    return this.tx.run(async (scope) => {
      const factor = await scope.em.findOneOrFail(
        Factor,
        { id: factorId, userId, kind: 'totp' },
        { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => new FactorNotFound() },
      );
      if (factor.isVerified() && aal !== 'aal2') throw new InsufficientAssurance('conflict');
      await this.deleteFactorAndNotify.drop(scope, { factor, email, actorId: userId });
      return { id: factorId };
    });
  }
}
