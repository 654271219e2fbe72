import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { AccountNotFound, OwnAccountChangeForbidden } from '../../domain/directory-errors.ts';
import { FactorNotFound } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { DeleteFactorAndNotify } from '../factors/delete-factor-and-notify.ts';
import { toFactorView, type FactorView } from '../views/factor.view.ts';

@Injectable()
export class ListAccountFactors {
  constructor(private readonly database: Database) {}

  async list(userId: string): Promise<FactorView[]> {
    const em = this.database.em();
    if ((await em.count(User, userId)) === 0) throw new AccountNotFound();
    return (await em.find(Factor, { userId }, { orderBy: { createdAt: 'asc' } })).map(toFactorView);
  }
}

interface FactorRemovalInput {
  readonly actorId: string | null;
  readonly userId: string;
  readonly factorId: string;
}

@Injectable()
export class RemoveAccountFactor {
  constructor(
    private readonly tx: Transaction,
    private readonly deleteFactorAndNotify: DeleteFactorAndNotify,
  ) {}

  remove({ actorId, userId, factorId }: FactorRemovalInput): Promise<FactorView> {
    return this.tx.run(async (scope) => {
      if (actorId === userId) throw new OwnAccountChangeForbidden();
      const { em } = scope;
      const user = await em.findOneOrFail(User, userId, { failHandler: () => new AccountNotFound() });
      const factor = await em.findOneOrFail(
        Factor,
        { id: factorId, userId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => new FactorNotFound() },
      );
      const removed = toFactorView(factor);
      await this.deleteFactorAndNotify.drop(scope, { factor, email: user.email, actorId });
      return removed;
    });
  }
}
