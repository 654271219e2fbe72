import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '#kernel/email-address.ts';
import { Transaction } from '#platform/database/transaction.ts';
import { Factor } from '../../domain/factor.entity.ts';
import { User } from '../../domain/user.entity.ts';
import { DeleteFactorAndNotify } from './delete-factor-and-notify.ts';

@Injectable()
export class RemoveFactorsByOperator {
  constructor(
    private readonly tx: Transaction,
    private readonly deleteFactorAndNotify: DeleteFactorAndNotify,
  ) {}

  remove({ email }: { email: string }): Promise<number | undefined> {
    return this.tx.run(async (scope) => {
      const user = await scope.em.findOne(
        User,
        { email: normalizeEmail(email) },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!user) return undefined;
      const count = await scope.em.count(Factor, { userId: user.id, status: 'verified' });
      await this.deleteFactorAndNotify.dropAll(scope, { userId: user.id, email: user.email });
      return count;
    });
  }
}
