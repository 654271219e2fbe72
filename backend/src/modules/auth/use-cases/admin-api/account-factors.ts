import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Database } from '#platform/database/database.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { AccountUnknown, OwnAccount } from '../../domain/directory-errors.ts';
import { FactorUnknown } from '../../domain/factor-errors.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { DropFactor } from '../factors/drop-factor.ts';
import { factorView, type FactorView } from '../views/factor.view.ts';

@Injectable()
export class ListAccountFactors {
  constructor(private readonly database: Database) {}

  async list(userId: string): Promise<FactorView[]> {
    const em = this.database.em();
    if ((await em.count(User, userId)) === 0) throw new AccountUnknown();
    return (await em.find(Factor, { userId }, { orderBy: { createdAt: 'asc' } })).map(factorView);
  }
}

interface Removal {
  readonly actorId: string | null;
  readonly userId: string;
  readonly factorId: string;
}

/** Removes the second factor of a user who lost it and has proved their identity to staff in another way. */
@Injectable()
export class RemoveAccountFactor {
  constructor(
    private readonly tx: Transaction,
    private readonly dropFactor: DropFactor,
  ) {}

  remove({ actorId, userId, factorId }: Removal): Promise<FactorView> {
    return this.tx.run(async (scope) => {
      if (actorId === userId) throw new OwnAccount();
      const { em } = scope;
      const user = await em.findOneOrFail(User, userId, { failHandler: () => new AccountUnknown() });
      const factor = await em.findOneOrFail(
        Factor,
        { id: factorId, userId },
        { lockMode: LockMode.PESSIMISTIC_WRITE, failHandler: () => new FactorUnknown() },
      );
      const removed = factorView(factor);
      await this.dropFactor.drop(scope, { factor, email: user.email, actorId });
      return removed;
    });
  }
}
